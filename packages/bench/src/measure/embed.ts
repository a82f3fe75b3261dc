import { partnerOf, startPartner } from '@waymark/embed/examples';
import { buildAll, planFreePorts, ROOT, readSettings, startStack } from '@waymark/launch';
import type { BenchRun } from '../bench-run';
import { newVisitor, openBrowser } from '../browser/browser';
import { makeCertificate } from '../browser/certificate';
import { seedFolder } from '../processes/engines';
import type { Figure } from '../result/figure';
import { ratioFigure, summarise } from '../result/ratio';
import { median } from '../result/statistics';

/** Time until the games list is rendered in a partner's example page, against the builder's own page. */
export async function measureEmbed(bench: BenchRun): Promise<Figure[]> {
  const { end, print, quick } = bench;
  await buildAll(print);
  print('An area on a partner page');
  const settings = readSettings(
    { WAYMARK_DATA: await seedFolder(bench), WAYMARK_MAP_TILES: 'off' },
    ROOT,
    await planFreePorts(83),
  );
  const stack = await startStack({ settings });
  end.add(() => stack.stop());
  const partner = await startPartner(partnerOf(settings));
  end.add(() => partner.close());
  const browser = await openBrowser(end, makeCertificate(), print);

  const first: number[] = [];
  const row: number[] = [];
  for (let round = -1; round < (quick ? 2 : 9); round += 1) {
    end.check();
    const context = await newVisitor(browser);
    try {
      const page = await context.newPage();
      await page.addInitScript(watchElement);
      await page.goto(`${partner.origin}/plain`, { waitUntil: 'commit' });
      const handle = await page.waitForFunction(() => window.waymarkShown, undefined, { timeout: 60_000 });
      const shown = await handle.jsonValue();
      if (round < 0 || !shown) continue;
      first.push(shown.element);
      row.push(shown.row);
    } finally {
      await context.close();
    }
  }
  const group = 'An area on a partner page (example "plain", nothing throttled)';
  return [
    {
      group,
      name: 'until the element renders',
      value: median(first),
      unit: 'ms',
      detail: summarise(first, 'ms'),
      series: { first },
    },
    ratioFigure(group, 'until the first row, against that', {
      ours: row,
      twin: first,
      unit: 'ms',
      named: ['row', 'element'],
    }),
  ];
}

declare global {
  interface Window {
    /** When the element first rendered, and when it first had a row. */
    waymarkShown?: { readonly element: number; readonly row: number };
  }
}

/** Runs in the page before its scripts: checks the open shadow root of the element on every frame. */
function watchElement(): void {
  let element = 0;
  const watch = {
    look() {
      const shadow = document.querySelector('waymark-remote')?.shadowRoot;
      if (element === 0 && shadow?.querySelector('[data-remote]')) element = performance.now();
      if (shadow?.querySelector('tbody tr strong')) window.waymarkShown = { element, row: performance.now() };
      else requestAnimationFrame(watch.look);
    },
  };
  requestAnimationFrame(watch.look);
}
