import { whenIdle } from './when-idle';

/** A browser whose idle callbacks the test triggers. */
function pretendRest() {
  const waiting = new Map<number, { call: () => void; timeout: number | undefined }>();
  Object.assign(window, {
    requestIdleCallback: (call: () => void, options?: { timeout: number }) => {
      waiting.set(waiting.size + 1, { call, timeout: options?.timeout });
      return waiting.size;
    },
    cancelIdleCallback: (id: number) => waiting.delete(id),
  });
  return {
    waiting,
    rest: () => {
      for (const { call } of waiting.values()) call();
    },
  };
}

afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

it('runs once the page is idle, at the latest after the given time', () => {
  const { waiting, rest } = pretendRest();
  const run = jest.fn();
  whenIdle(run, { within: 700 });
  expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([700]);
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for idleness without a limit by default, and can be cancelled', () => {
  const { waiting, rest } = pretendRest();
  const run = jest.fn();
  const callOff = whenIdle(run);
  expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([undefined]);
  callOff();
  rest();
  expect(run).not.toHaveBeenCalled();
});

it('uses a timer in browsers without idle callbacks', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  const kept = jest.fn();
  whenIdle(run, { fallbackDelay: 300 });
  whenIdle(kept, { fallbackDelay: 300 })();
  jest.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(kept).not.toHaveBeenCalled();
  jest.useRealTimers();
});
