import { typingRest } from './typing-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function page() {
  const ear = new EventTarget();
  const whenResting = typingRest(ear as unknown as Window);
  const run = jest.fn();
  return { run, ask: () => whenResting(run), hear: (type: string) => ear.dispatchEvent(new Event(type)) };
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

test('leaving the field is pause enough, and without typing nothing waits', () => {
  const { run, ask, hear } = page();
  ask();
  expect(run).toHaveBeenCalledTimes(1);
  hear('input');
  ask();
  hear('focusout');
  expect(run).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
});
