import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import {
  planFreePorts,
  ROOT,
  readSettings,
  type Settings,
  type Stack,
  type StackOptions,
  startStack,
} from '@waymark/launch';
import { connected } from './connected';
import { Faults } from './faults';
import { PageWatch } from './page-watch';
import { TEMPLATE_VARIABLE } from './prepare-data';
import { type Account, giveSession } from './sign-in';

/** The builder of a worker, with what breaks it. */
export interface TestStack extends Stack {
  readonly faults: Faults;
}

/** Opens an address as somebody who is signed in. */
export type Enter = (account: Account, address?: string) => Promise<void>;

/** What every test is given. */
export interface TestParts {
  /** Hears what the pages complain of; tell it what belongs to the test. */
  readonly watch: PageWatch;
  /** Opens an address as somebody who is signed in. */
  readonly enter: Enter;
  /** Another person in a browser of their own, signed in, at an address, who hears what others do. */
  readonly person: (account: Account, address?: string) => Promise<Page>;
}

/** What every worker has. */
export interface WorkerParts {
  /** Provider, remotes and shell on free ports, with demo data of their own. */
  readonly stack: TestStack;
}

/** What a stack is started with instead of its plain settings. */
type Placing = (settings: Settings) => Promise<Pick<StackOptions, 'settings' | 'providerEnv'>>;

/** Runs a builder with demo data of its own on free ports for as long as it is used. */
export async function runStack(
  worker: number,
  use: (stack: TestStack) => Promise<void>,
  place: Placing = async (settings) => ({ settings }),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-'));
  await cp(process.env[TEMPLATE_VARIABLE] ?? '', folder, { recursive: true });
  const faults = new Faults();
  const { wrapRemote, editRegistry } = faults;
  const placed = await place(readSettings({ WAYMARK_DATA: folder }, ROOT, await planFreePorts(worker)));
  const stack = await startStack({ ...placed, wrapRemote, editRegistry });
  await use({ ...stack, faults });
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Playwright's test with a running builder: pages go to its shell, and must complain of nothing. */
export const test = base.extend<TestParts, WorkerParts>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => runStack(parallelIndex, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  watch: [
    async ({ context, stack }, use) => {
      const watch = new PageWatch();
      await watch.watch(context);
      await use(watch);
      await leaveRoutes(context);
      stack.faults.clear();
      expect(watch.violations()).toEqual([]);
      expect(watch.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  enter: async ({ context, page, stack }, use) => {
    await use(async (account, address = '/dashboard') => {
      // A page that is still open would see its session go. A new one is blank, and asking for that again would run its
      // first scripts where there is no storage.
      if (page.url() !== 'about:blank') await page.goto('about:blank');
      await giveSession(context, stack, account);
      await page.goto(address);
    });
  },
  person: async ({ browser, stack, watch }, use) => {
    const opened: Page[] = [];
    await use(async (account, address = '/dashboard') => {
      const context = await browser.newContext({ baseURL: stack.origin });
      await watch.watch(context);
      const page = await context.newPage();
      opened.push(page);
      await giveSession(context, stack, account);
      await page.goto(address);
      await connected(page);
      return page;
    });
    await Promise.all(
      opened.map(async (page) => {
        await leaveRoutes(page.context());
        await page.context().close();
      }),
    );
  },
});

/** An answer that is still on its way through a test's hands when the test ends would be the run's failure. */
const leaveRoutes = async (context: BrowserContext): Promise<void> => {
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
};

export { expect };
