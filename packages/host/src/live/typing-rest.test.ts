import { typingRest } from './typing-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function page() {
  const ear = new EventTarget();
  const over = new AbortController();
  const whenResting = typingRest(ear as unknown as Window, over.signal);
  const run = jest.fn();
  const rest = () => jest.advanceTimersByTime(1200);
  return {
    run,
    rest,
    end: () => over.abort(),
    ask: () => whenResting(run),
    hear: (type: string) => ear.dispatchEvent(new Event(type)),
  };
}

test('nobody who types is interrupted before they pause', () => {
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

test('what comes first waits for a pause: typing may have begun before anybody listened', () => {
  const { run, ask, rest } = page();
  ask();
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('leaving the field is pause enough, and without typing nothing waits', () => {
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

test('nothing that waits runs after the end', () => {
  const { run, ask, hear, end } = page();
  hear('input');
  ask();
  end();
  hear('focusout');
  jest.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
