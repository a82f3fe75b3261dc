import { type Account, giveSession } from '../support/sign-in';
import { test as base, runStack, type WorkerParts } from '../support/test';
import { demoClock, PAGES_SHOW, setClock } from './clock';

interface PictureParts {
  /** Opens an address as a signed-in person, or as a visitor. */
  readonly visit: (account: Account | 'visitor', address: string) => Promise<void>;
}

/** Playwright's test with a builder whose clocks are fixed. */
export const test = base.extend<PictureParts, WorkerParts>({
  stack: [
    async ({ profile }, use, { parallelIndex }) =>
      runStack({ worker: parallelIndex, profile }, use, async (settings) => ({ settings, providerEnv: demoClock() })),
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ context, page, stack }, use) => {
    await context.addInitScript(setClock, { at: PAGES_SHOW, runs: false });
    await use(async (account, address) => {
      if (account !== 'visitor') await giveSession(context, stack, account, Date.parse(PAGES_SHOW));
      await page.goto(address);
    });
  },
});
