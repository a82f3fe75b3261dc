import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The parts of a Playwright browser the check uses, provided by the caller. */
export interface AxeBrowser {
  newPage(options?: { viewport: { width: number; height: number } }): Promise<AxePage>;
}

/** The parts of a Playwright page the check uses. */
export interface AxePage {
  goto(address: string, options?: { waitUntil?: 'load' }): Promise<unknown>;
  waitForFunction(script: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** An axe violation in a story. */
export interface StoryFinding {
  readonly story: string;
  /** The story's source file, relative to the package: `./src/badge/badge.stories.tsx`. */
  readonly file: string;
  readonly theme: string;
  readonly direction: string;
  readonly rule: string;
  readonly help: string;
  readonly nodes: readonly string[];
}

/** Options of axeOverStories. */
export interface StorybookAxeOptions {
  readonly browser: AxeBrowser;
  /** The static build; defaults to `packages/ui/storybook-static`. */
  readonly directory?: string;
  /** Only stories from these source files; all by default. */
  readonly files?: ReadonlySet<string>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves a folder on a free local port. */
async function serveStories(directory: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(directory, path)).then(
      (content) => {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface StoryEntry {
  readonly id: string;
  readonly type: string;
  readonly importPath: string;
}

async function storiesIn(directory: string, files: ReadonlySet<string> | undefined): Promise<readonly StoryEntry[]> {
  const { entries } = JSON.parse(await readFile(join(directory, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, StoryEntry>>;
  };
  return Object.values(entries).filter(
    ({ type, importPath }) => type === 'story' && (files === undefined || files.has(importPath)),
  );
}

// A light, a dark and a right-to-left pass, each at its own width, cover every token and layout.
const PASSES = [
  { theme: 'light', direction: 'ltr', width: 1280 },
  { theme: 'dark', direction: 'ltr', width: 390 },
  { theme: 'light', direction: 'rtl', width: 320 },
] as const;

// Rendered, with its play function finished; stories that open something name it in data-shows.
const readyWith = (story: string): string => `document.body.classList.contains('sb-show-main') &&
  window.__STORYBOOK_PREVIEW__?.currentRender?.id === '${story}' &&
  ['finished', 'errored'].includes(window.__STORYBOOK_PREVIEW__.currentRender.phase) &&
  document.querySelector('#storybook-root')?.childElementCount > 0 &&
  [...document.querySelectorAll('[data-shows]')].every((one) => document.querySelector(one.dataset.shows))`;
// Much faster than a page load per story.
const showStory = (story: string): string =>
  `__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: '${story}', viewMode: 'story' })`;
const BROKEN = `window.__STORYBOOK_PREVIEW__.currentRender.phase === 'errored'`;
// Contrast cannot be measured during colour transitions or while rows slide over each other. Long animations (a
// countdown, a spinner) are ignored. One animation may start another.
const SETTLE = `(async () => {
  for (let round = 0; round < 20; round += 1) {
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 1000);
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((one) => one.finished));
  }
})()`;
// All rules except those for whole pages: a level-one heading and landmarks around all content. The pass from right to
// left is in Arabic, whose joined letters axe takes for icon ligatures: it drops them from the visible text.
const runFor = (direction: string): string => `axe.run(document, {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false },
    'label-content-name-mismatch': { enabled: ${direction === 'ltr'} } },
}).then(({ violations }) => violations.map(({ id, help, nodes }) => ({ rule: id, help, nodes: nodes.map((node) => node.html.slice(0, 200)) })))`;

/** Runs axe over every story in light, dark and right-to-left. @returns the violations */
export async function axeOverStories({
  browser,
  directory = fileURLToPath(new URL('./storybook-static', import.meta.url)),
  files,
}: StorybookAxeOptions): Promise<StoryFinding[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const stories = await storiesIn(directory, files);
  const served = await serveStories(directory);
  try {
    const passes = PASSES.map(async ({ theme, direction, width }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const findings: StoryFinding[] = [];
      // Stops the addon from running axe as well: two runs at once fail.
      const globals = `theme:${theme};direction:${direction};a11y.manual:!true`;
      const first = stories[0]?.id ?? '';
      await page.goto(`${served.origin}/iframe.html?viewMode=story&id=${first}&globals=${globals}`, {
        waitUntil: 'load',
      });
      await page.evaluate(axe);
      for (const { id: story, importPath: file } of stories) {
        if (story !== first) await page.evaluate(showStory(story));
        await page.waitForFunction(readyWith(story));
        if (await page.evaluate(BROKEN)) throw new Error(`The story ${story} ended in an error`);
        await page.evaluate(SETTLE);
        const found = (await page.evaluate(runFor(direction))) as Pick<StoryFinding, 'rule' | 'help' | 'nodes'>[];
        findings.push(...found.map((one) => ({ story, file, theme, direction, ...one })));
      }
      await page.close();
      return findings;
    });
    return (await Promise.all(passes)).flat();
  } finally {
    await served.close();
  }
}
