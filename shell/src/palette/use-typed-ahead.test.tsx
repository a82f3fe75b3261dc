import { renderHook } from '@testing-library/react';
import { useTypedAhead } from './use-typed-ahead';

const page = jest.fn();
beforeEach(() => {
  page.mockClear();
  document.addEventListener('keydown', page);
});
afterEach(() => document.removeEventListener('keydown', page));

function press(init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.body.dispatchEvent(event);
  return event;
}

function open() {
  const onEscape = jest.fn();
  const hook = renderHook(({ isAwaited }) => useTypedAhead(isAwaited, onEscape), { initialProps: { isAwaited: true } });
  return { onEscape, ...hook };
}

it('keeps what is typed from the page until the palette takes it, once', () => {
  const { result, rerender } = open();
  expect(press({ key: 'r' }).defaultPrevented).toBe(true);
  press({ key: 'Enter' });
  press({ key: 'e' });
  expect(page).not.toHaveBeenCalled();
  rerender({ isAwaited: false });
  expect([result.current(), result.current()]).toEqual(['re', '']);
  press({ key: 'd' });
  expect(page).toHaveBeenCalledTimes(1);
});

it('forgets what was typed for an opening that was given up', () => {
  const { result, rerender, onEscape } = open();
  press({ key: 'r' });
  press({ key: 'Escape' });
  expect(onEscape).toHaveBeenCalledTimes(1);
  rerender({ isAwaited: false });
  rerender({ isAwaited: true });
  press({ key: 'a' });
  expect(result.current()).toBe('a');
});

it('leaves shortcuts with Ctrl to the page and the browser', () => {
  open();
  expect(press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(false);
  expect(page).toHaveBeenCalledTimes(1);
});
