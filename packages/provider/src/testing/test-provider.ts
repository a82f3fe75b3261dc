import { probeEventLoop } from './probe-event-loop';
import { START_TIMEOUT, startTestProvider, type TestProvider } from './start-test-provider';

/**
 * The provider of a test file: started before the first test and closed after the last. Every test must finish without
 * internal errors and without blocking the event loop.
 */
export function testProvider(options?: Parameters<typeof startTestProvider>[0]): TestProvider {
  let started: TestProvider | undefined;
  const running = (): TestProvider => {
    if (!started) throw new Error('The provider of these tests has not started yet.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestProvider(options);
  }, START_TIMEOUT);
  afterAll(() => started?.close());
  afterEach(() => expect(running().faults).toEqual([]));
  probeEventLoop();
  return new Proxy({} as TestProvider, { get: (_, key) => Reflect.get(running(), key) });
}
