import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sizes } from '../theme/component';
import { token } from '../theme/token';
import { FILTER_FROM, Select } from './select';

const ZONES = Array.from({ length: 151 }, (_, index) => ({ value: `${index}`, label: `Zone ${index}` }));

function Zones({ onChange = () => undefined }: { readonly onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>('42');
  return (
    <Select
      label="Time zone"
      value={value}
      options={ZONES}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const openIt = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: /^Time zone/ }));
  return screen.findByRole('combobox', { name: 'Filter Time zone' });
};
const activeOf = (input: HTMLElement): string | null | undefined =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a long list opens with a focused filter input and the chosen option active', async () => {
  render(<Zones />);
  const input = await openIt();
  expect(document.activeElement).toBe(input);
  expect(activeOf(input)).toBe('Zone 42');
  expect(screen.getByRole('option', { name: 'Zone 42', selected: true })).toBeTruthy();
});

test('typing filters, Enter chooses and restores focus', async () => {
  const onChange = jest.fn();
  render(<Zones onChange={onChange} />);
  await userEvent.type(await openIt(), 'zone 14');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Zone 14',
    ...Array.from({ length: 10 }, (_, index) => `Zone 14${index}`),
    'Zone 114',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['140']]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Time zone Zone 140' }));
});

test('Enter and arrows of a composition choose nothing', async () => {
  const onChange = jest.fn();
  render(<Zones onChange={onChange} />);
  const input = await openIt();
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(input, { key, isComposing: true });
  expect(activeOf(input)).toBe('Zone 42');
  expect(onChange).not.toHaveBeenCalled();
});

test('it says when nothing matches, and Escape changes nothing', async () => {
  const onChange = jest.fn();
  render(<Zones onChange={onChange} />);
  await userEvent.type(await openIt(), 'atlantis');
  expect(screen.getByText('No results')).toBeTruthy();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('the list is at most 300 px high', async () => {
  render(<Zones />);
  const input = await openIt();
  const list = input.closest('section') ?? input;
  // Two pixels are the border of the popover.
  expect(getComputedStyle(list).getPropertyValue('max-block-size')).toBe(`calc(${token.popMax} - 2px)`);
  expect(sizes.popMax).toBe('300px');
});

test('a short list has no filter', async () => {
  render(<Select label="Zone" value={null} options={ZONES.slice(0, FILTER_FROM - 1)} onChange={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Zone/ }));
  await screen.findByRole('listbox');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('an arrow key re-renders only the previous and the new active option', async () => {
  const drawn: number[] = [];
  const points = Array.from({ length: 501 }, (_, index) => ({
    value: String(index),
    get label() {
      drawn.push(index);
      return String(index);
    },
  }));
  render(<Select label="Points" value="50" options={points} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: /^Points/ }));
  await screen.findByRole('combobox', { name: 'Filter Points' });
  expect(new Set(drawn).size).toBe(501);
  drawn.length = 0;
  await userEvent.keyboard('{ArrowDown}');
  expect(new Set(drawn)).toEqual(new Set([50, 51]));
});

test('arrow keys scroll to the active option, the pointer scrolls nothing', async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.textContent);
  };
  render(<Zones />);
  const input = await openIt();
  await userEvent.hover(screen.getByRole('option', { name: 'Zone 50' }));
  expect(activeOf(input)).toBe('Zone 50');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(scrolled).toEqual(['Zone 42', 'Zone 51', 'Zone 50']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
