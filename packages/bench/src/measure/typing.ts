import type { BrowserRun } from '../bench-run';
import { newVisitor } from '../browser/browser';
import { countCommits, watchCommits } from '../browser/commit-watch';
import { watchKeys } from '../browser/key-watch';
import { watchPaint } from '../browser/paint-watch';
import { type PageRoute, ROUTES } from '../browser/routes';
import { THROTTLE } from '../browser/visit';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { percentile } from '../result/statistics';

/** Events shorter than this are not reported by the browser. */
const UNREPORTED_MS = 16;
const BETWEEN_KEYS_MS = 80;
/** Time for autosave to start and finish. */
const SETTLED_MS = 2500;
/** Time limit for all keys of a field, on a busy machine. */
const TIMEOUT_MS = 120_000;
const WORDS = 'Meet at the plinth, follow the brass arrows and keep your feet dry. ';

/** A form that is typed in. */
interface Form {
  readonly group: string;
  readonly route: PageRoute;
  readonly fields: readonly (readonly [label: string, text: string])[];
  /** Shows the value of a field while it is typed. */
  readonly shownIn?: string;
}

/** Key latency in the settings and in branding, and React commits per key. */
export async function measureTyping(run: BrowserRun): Promise<Figure[]> {
  run.print('Typing');
  const words = WORDS.repeat(run.quick ? 1 : 3);
  const forms: readonly Form[] = [
    {
      group: 'Typing in the settings',
      route: ROUTES.settings,
      fields: [
        ['Name', WORDS.slice(0, 30)],
        ['Description', words],
      ],
    },
    {
      group: 'Typing in branding',
      route: ROUTES.branding,
      fields: [
        ['Bar background', '#1E3A8A'],
        ['Help', words],
      ],
      shownIn: 'aside:has([data-phone])',
    },
  ];
  const figures: Figure[] = [];
  for (const form of forms) figures.push(...(await measureForm(run, form)));
  return figures;
}

async function measureForm(
  { browser, builders, session }: BrowserRun,
  { group, route, fields, shownIn }: Form,
): Promise<Figure[]> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCommits);
    await page.addInitScript(watchPaint, { selector: route.painted, session });
    await page.goto(builders.federated + route.path);
    await page.locator(route.painted).first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.slowdown });
    const series: number[] = [];
    const commits = { inField: 0, outside: 0 };
    for (const [label, text] of fields) {
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill('');
      // Clearing the field may trigger a save, which is not part of typing.
      await page.waitForTimeout(SETTLED_MS);
      await page.evaluate(watchKeys);
      await field.evaluate(countCommits, shownIn);
      await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS, timeout: TIMEOUT_MS });
      const drawn = await page.evaluate(() => window.waymarkCommits);
      commits.inField += drawn?.inField ?? 0;
      commits.outside = Math.max(commits.outside, drawn?.outside ?? 0);
      // The last events are reported one frame later.
      await page.waitForTimeout(500);
      const reported = Object.values((await page.evaluate(() => window.waymarkKeys)) ?? {});
      const unreported = Math.max(0, text.length - reported.length);
      series.push(...reported, ...Array.from({ length: unreported }, () => UNREPORTED_MS));
    }
    const at = (share: number) => percentile(series, share);
    return [
      {
        group,
        name: `p98 of ${series.length} keys (${THROTTLE.slowdown}× slower CPU)`,
        value: at(0.98),
        unit: 'ms',
        budget: BUDGETS.interaction,
        detail: `p50 ${at(0.5)} ms, longest ${at(1)} ms`,
        series: { keys: series },
      },
      {
        group,
        name: `React commits outside a field while it is typed in (${series.length} keys in ${fields.length})`,
        value: commits.outside,
        unit: 'count',
        budget: BUDGETS.commitsOutside,
        detail: `${commits.inField} inside the field only`,
      },
    ];
  } finally {
    await context.close();
  }
}
