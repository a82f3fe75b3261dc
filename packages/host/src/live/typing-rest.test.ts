import { typingRest } from './typing-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function page() {
  const target = new EventTarget();
  const controller = new AbortController();
  const whenResting = typingRest(target as unknown as Window, controller.signal);
  const run = jest.fn();
  const rest = () => jest.advanceTimersByTime(1200);
  return {
    run,
    rest,
    end: () => controller.abort(),
    ask: () => whenResting(run),
    hear: (type: string) => target.dispatchEvent(new Event(type)),
  };
}

test('nobody is interrupted while typing', () => {
  const { run, ask, hear } = page();
  hear('input');
  ask();
  jest.advanceTimersByTime(1000);
  hear('input');
  jest.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the first one waits for a pause, as typing may have begun earlier', () => {
  const { run, ask, rest } = page();
  ask();
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('leaving the field ends the wait, and without typing there is none', () => {
  const { run, ask, hear, rest } = page();
  rest();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  hear('input');
  ask();
  hear('focusout');
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('nothing runs after the end', () => {
  const { run, ask, hear, end } = page();
  hear('input');
  ask();
  end();
  hear('focusout');
  jest.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
