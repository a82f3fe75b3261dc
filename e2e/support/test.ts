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
import { MAPS } from './maps';
import { PageWatch } from './page-watch';
import { TEMPLATE_VARIABLE } from './prepare-data';
import { type Account, giveSession } from './sign-in';
import { VainCalls } from './vain-calls';

/** The builder of a worker, with what breaks it. */
export interface TestStack extends Stack {
  readonly faults: Faults;
}

/** Opens an address as somebody who is signed in. */
export type Enter = (account: Account, address?: string) => Promise<void>;

/** What every test is given. */
export interface TestParts {
  /** Hears what pages ask in vain of a provider that has the documented calls alone. */
  readonly vainCalls: VainCalls | undefined;
  /** Hears what the pages complain of; tell it what belongs to the test. */
  readonly watch: PageWatch;
  /** Opens an address as somebody who is signed in. */
  readonly enter: Enter;
  /** Another person in a browser of their own, signed in, at an address, who hears what others do. */
  readonly person: (account: Account, address?: string) => Promise<Page>;
}

/** Which provider a worker has: the reference with all it offers, or what the documents show and no more. */
export type Profile = 'reference' | 'documents';

/** What every worker has. */
export interface WorkerParts {
  readonly profile: Profile;
  /** Provider, remotes and shell on free ports, with demo data of their own. */
  readonly stack: TestStack;
}

/** What a stack is started with instead of its plain settings. */
type Placing = (settings: Settings) => Promise<Pick<StackOptions, 'settings' | 'providerEnv'>>;

/** Which stack is run: for which worker, in front of which provider. */
export interface Running {
  readonly worker: number;
  readonly profile: Profile;
}

/** What an operator sets who has a provider of the documents alone. */
const DOCUMENTS = { WAYMARK_PROFILE: 'documents', WAYMARK_GEOCODER: `${MAPS}/search?q={address}` };

/** Runs a builder with demo data of its own on free ports for as long as it is used. */
export async function runStack(
  { worker, profile }: Running,
  use: (stack: TestStack) => Promise<void>,
  place: Placing = async (settings) => ({ settings }),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-'));
  await cp(process.env[TEMPLATE_VARIABLE] ?? '', folder, { recursive: true });
  const faults = new Faults();
  const { wrapRemote, editRegistry } = faults;
  const variables = { WAYMARK_DATA: folder, ...(profile === 'documents' ? DOCUMENTS : {}) };
  const placed = await place(readSettings(variables, ROOT, await planFreePorts(worker)));
  const stack = await startStack({ ...placed, wrapRemote, editRegistry });
  await use({ ...stack, faults });
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Playwright's test with a running builder: pages go to its shell, and must complain of nothing. */
export const test = base.extend<TestParts, WorkerParts>({
  profile: ['reference', { option: true, scope: 'worker' }],
  stack: [
    async ({ profile }, use, { parallelIndex }) => runStack({ worker: parallelIndex, profile }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  vainCalls: async ({ stack, profile }, use) => use(profile === 'documents' ? new VainCalls(stack) : undefined),
  watch: [
    async ({ context, stack, vainCalls }, use) => {
      const watch = new PageWatch();
      await watch.watch(context);
      vainCalls?.watch(context);
      if (vainCalls) watch.alsoAsk(() => vainCalls.complaints());
      await use(watch);
      await leaveRoutes(context);
      stack.faults.clear();
      expect(watch.violations()).toEqual([]);
      expect(await watch.complaints()).toEqual([]);
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
  person: async ({ browser, stack, watch, vainCalls }, use) => {
    const opened: Page[] = [];
    await use(async (account, address = '/dashboard') => {
      const context = await browser.newContext({ baseURL: stack.origin });
      await watch.watch(context);
      vainCalls?.watch(context);
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
