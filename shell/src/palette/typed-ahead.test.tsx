import { act, renderHook } from '@testing-library/react';
import { writable } from '@waymark/contract';
import type { ReactNode } from 'react';
import { ServicesContext } from '../services/services-context';
import { takeTyped, useTypedAhead } from './typed-ahead';

const page = jest.fn();
const palette = writable(false);
beforeEach(() => {
  page.mockClear();
  palette.set(false);
  document.body.innerHTML = '';
  document.addEventListener('keydown', page);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={{ palette } as never}>{children}</ServicesContext>
  );
  renderHook(useTypedAhead, { wrapper });
});
afterEach(() => document.removeEventListener('keydown', page));

const open = (): void => act(() => palette.set(true));
function press(init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  act(() => void document.body.dispatchEvent(event));
  return event;
}

it('keeps what is typed from the page until the palette has loaded, which takes it once', () => {
  open();
  expect(press({ key: 'r' }).defaultPrevented).toBe(true);
  press({ key: 'Enter' });
  press({ key: 'e' });
  expect(page).not.toHaveBeenCalled();
  document.body.innerHTML = '<dialog open></dialog>';
  press({ key: 'd' });
  expect(page).toHaveBeenCalledTimes(1);
  expect([takeTyped(), takeTyped()]).toEqual(['re', '']);
});

it('gives up with Escape, and forgets what was typed', () => {
  open();
  press({ key: 'r' });
  press({ key: 'Escape' });
  expect(palette.get()).toBe(false);
  open();
  press({ key: 'a' });
  expect(takeTyped()).toBe('a');
});

it('leaves shortcuts with Ctrl to the page and the browser', () => {
  open();
  expect(press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(false);
  expect(page).toHaveBeenCalledTimes(1);
});
