import { FaultProxy } from './fault-proxy';
import { test as base, expect, runStack, STACK_TIMEOUT, type TestStack } from './test';

/** A worker's builder whose provider is behind the fault proxy. */
export const test = base.extend<Record<never, never>, { stack: TestStack; way: { proxy: FaultProxy } }>({
  way: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
    async ({}, use) => {
      const held: { proxy?: FaultProxy } = {};
      await use(held as { proxy: FaultProxy });
      await held.proxy?.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ way, profile }, use, { parallelIndex }) => {
      await runStack({ worker: parallelIndex, profile }, use, async (settings) => {
        way.proxy = await FaultProxy.open(settings.page.apiOrigin);
        const { origin } = way.proxy;
        const page = { ...settings.page, apiOrigin: origin, realtimeUrl: `${origin.replace('http', 'ws')}/socket` };
        return { settings: { ...settings, page }, providerEnv: { WAYMARK_PROVIDER_ORIGIN: origin } };
      });
    },
    { scope: 'worker', timeout: STACK_TIMEOUT },
  ],
});

test.afterEach(({ way }) => way.proxy.mend());

export { expect };
