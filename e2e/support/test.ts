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
import { copyDemo } from './demo-copy';
import { Faults } from './faults';
import { MAPS } from './maps';
import { PageWatch } from './page-watch';
import { providerProgram } from './prepare-data';
import { type Account, giveSession } from './sign-in';
import { makeSmallGame, type SmallGame } from './small-game';
import { VainCalls } from './vain-calls';

/** A worker's builder, with its faults. */
export interface TestStack extends Stack {
  readonly faults: Faults;
}

/** Opens an address as a signed-in person. */
export type Enter = (account: Account, address?: string) => Promise<void>;

/** Fixtures of every test. */
export interface TestParts {
  /** Creates a running game of these text challenges, and deletes it once no page shows it. */
  readonly smallGame: (name: string, challenges: readonly string[]) => Promise<SmallGame>;
  /** Records failing calls to a provider with only the documented calls. */
  readonly vainCalls: VainCalls | undefined;
  /** Records complaints of the pages; tests declare the expected ones. */
  readonly watch: PageWatch;
  /** Opens an address as a signed-in person. */
  readonly enter: Enter;
  /** Another signed-in person in their own browser, connected to live messages. */
  readonly person: (account: Account, address?: string) => Promise<Page>;
}

/** A worker's provider: the full reference, or only the documents. */
export type Profile = 'reference' | 'documents';

/** Fixtures of every worker. */
export interface WorkerParts {
  readonly profile: Profile;
  /** Whether a file's tests start with a fresh demo, in a separate worker. */
  readonly untouched: boolean;
  /** Provider, remotes and shell on free ports, with their own demo data. */
  readonly stack: TestStack;
}

/** Settings that differ from the default. */
type Placing = (settings: Settings) => Promise<Pick<StackOptions, 'settings' | 'providerEnv'>>;

/** Which stack to run: for which worker, with which provider. */
export interface Running {
  readonly worker: number;
  readonly profile: Profile;
}

/** Settings of an operator whose provider has only the documented calls. */
const DOCUMENTS = { WAYMARK_PROFILE: 'documents', WAYMARK_GEOCODER: `${MAPS}/search?q={address}` };

/** A test requests no pictures from outside this machine. */
export const NO_TILES = { WAYMARK_MAP_TILES: 'off' };

/** Reels take only a second or two, and a machine with two other browsers refuses no call. */
const UNHURRIED = { WAYMARK_REEL_HEIGHT: '72', WAYMARK_CALLS_AT_ONCE: '0' };

/** Milliseconds to start and stop a builder together, as long as a test may take. */
export const STACK_TIMEOUT = 300_000;

/** Runs a builder with its own demo data on free ports while it is used. */
export async function runStack(
  { worker, profile }: Running,
  use: (stack: TestStack) => Promise<void>,
  place: Placing = async (settings) => ({ settings }),
): Promise<void> {
  const demo = await copyDemo();
  const faults = new Faults();
  const { wrapRemote, editRegistry } = faults;
  const variables = { WAYMARK_DATA: demo.folder, ...NO_TILES, ...(profile === 'documents' ? DOCUMENTS : {}) };
  const placed = await place(readSettings(variables, ROOT, await planFreePorts(worker)));
  const providerEnv = { ...UNHURRIED, ...demo.providerEnv, ...placed.providerEnv };
  const program = providerProgram();
  const stack = await startStack({ ...placed, providerEnv, providerProgram: program, wrapRemote, editRegistry });
  await use({ ...stack, faults });
  await stack.stop();
  await demo.remove();
}

/** Playwright's test with a running builder: pages use its shell, and must not complain. */
export const test = base.extend<TestParts, WorkerParts>({
  profile: ['reference', { option: true, scope: 'worker' }],
  untouched: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ profile }, use, { parallelIndex }) => runStack({ worker: parallelIndex, profile }, use),
    { scope: 'worker', timeout: STACK_TIMEOUT },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  vainCalls: async ({ stack, profile }, use) => use(profile === 'documents' ? new VainCalls(stack) : undefined),
  smallGame: async ({ stack }, use) => {
    const made: SmallGame[] = [];
    await use(async (name, challenges) => {
      const game = await makeSmallGame(stack, name, challenges);
      made.push(game);
      return game;
    });
    await Promise.all(made.map((game) => game.delete()));
  },
  watch: [
    // Depends on `smallGame` so that its games outlive the pages.
    async ({ context, stack, vainCalls, smallGame: _ }, use) => {
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
      // An open page would notice that its session is gone. A new one is blank; navigating to about:blank would run its
      // init scripts without storage.
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

/** A response that a test still holds when it ends would otherwise fail the run. */
const leaveRoutes = async (context: BrowserContext): Promise<void> => {
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
};

export { expect };
