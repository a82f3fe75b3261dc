import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiRoot } from '../root/ui-root';
import { SearchBox } from './search-box';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a team' }), { target: { value: text } });
};
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

function setUp(value = '') {
  const onSearch = jest.fn();
  render(<SearchBox label="Find a team" value={value} onSearch={onSearch} />);
  return onSearch;
}

test('a term is reported 250 ms after the last keystroke', () => {
  const onSearch = setUp();
  type('gul');
  wait(249);
  type('gull');
  wait(249);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['gull']]);
});

test('Enter and Escape of a composition neither report nor clear the term', () => {
  const onSearch = setUp();
  type('とうきょう');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(box, { key, isComposing: true });
  expect(onSearch).not.toHaveBeenCalled();
  expect(box.value).toBe('とうきょう');
});

test('one or two characters are not reported', () => {
  const onSearch = setUp();
  type('g');
  wait(1000);
  type('gu');
  wait(1000);
  expect(onSearch).not.toHaveBeenCalled();
});

test('an empty term is reported', () => {
  const onSearch = setUp('gull');
  type('');
  wait(250);
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('clearing reports immediately', () => {
  const onSearch = setUp('gull');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('an unchanged term is not reported again', () => {
  const onSearch = setUp('gull');
  type('gulls');
  type('gull');
  wait(250);
  expect(onSearch).not.toHaveBeenCalled();
});

test('a new value prop replaces the typed text', () => {
  const { rerender } = render(<SearchBox label="Find a team" value="gull" onSearch={jest.fn()} />);
  rerender(<SearchBox label="Find a team" value="" onSearch={jest.fn()} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('its key is declared under its label, and shown only where keys can be declared', () => {
  const declareKeys = jest.fn((_: readonly { label: string; keys?: string; run: () => void }[]) => () => undefined);
  const box = <SearchBox label="Find a team" value="" onSearch={jest.fn()} byKey />;
  const { unmount } = render(<UiRoot declareKeys={declareKeys}>{box}</UiRoot>);
  const [key] = declareKeys.mock.calls[0]?.[0] ?? [];
  expect([key?.keys, key?.label]).toEqual(['/', 'Find a team']);
  expect(screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBe('/');
  act(() => key?.run());
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  unmount();
  render(box);
  expect(screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBeNull();
});
