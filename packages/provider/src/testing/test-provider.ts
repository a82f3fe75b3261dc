import { probeEventLoop } from './probe-event-loop';
import { START_PATIENCE, startTestProvider, type TestProvider } from './start-test-provider';

/**
 * The provider of a file of tests: there before the first of them, closed behind the last; after each it had no fault, and
 * held up nobody.
 * Only tests and what they call may look into it.
 */
export function testProvider(): TestProvider {
  let started: TestProvider | undefined;
  const running = (): TestProvider => {
    if (!started) throw new Error('The provider of these tests has not started yet.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestProvider();
  }, START_PATIENCE);
  afterAll(() => started?.close());
  afterEach(() => expect(running().faults).toEqual([]));
  probeEventLoop();
  return new Proxy({} as TestProvider, { get: (_, key) => Reflect.get(running(), key) });
}
