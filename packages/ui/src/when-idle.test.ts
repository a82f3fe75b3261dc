import { whenIdle } from './when-idle';

/** A browser that tells of its rest when the test says so. */
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

it('runs once the page rests, at the latest after what it is given', () => {
  const { waiting, rest } = pretendRest();
  const run = jest.fn();
  whenIdle(run, { within: 700 });
  expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([700]);
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for rest without end where no time is named, and is called off', () => {
  const { waiting, rest } = pretendRest();
  const run = jest.fn();
  const callOff = whenIdle(run);
  expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([undefined]);
  callOff();
  rest();
  expect(run).not.toHaveBeenCalled();
});

it('waits its time in a browser that does not tell of its rest', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  const kept = jest.fn();
  whenIdle(run, { untold: 300 });
  whenIdle(kept, { untold: 300 })();
  jest.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(kept).not.toHaveBeenCalled();
  jest.useRealTimers();
});
