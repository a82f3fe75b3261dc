import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './number-field';

function Controlled({
  start,
  ...props
}: Omit<NumberFieldProps, 'value' | 'label'> & { readonly start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField {...props} label="Points" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Points' });
const held = (): string | null => screen.getByRole('status').textContent;

test('the minus sign and letters are not accepted', async () => {
  render(<Controlled start={null} />);
  await userEvent.type(field(), '-1a2.5');
  expect(field().value).toBe('125');
  expect(held()).toBe('125');
});

test('a number above the maximum becomes the maximum immediately', async () => {
  render(<Controlled start={null} max={500} />);
  await userEvent.type(field(), '9999');
  expect(field().value).toBe('500');
  expect(held()).toBe('500');
});

test('Enter that ends a composition saves nothing', () => {
  const onSave = jest.fn();
  render(<Controlled start={null} onSave={onSave} />);
  fireEvent.change(field(), { target: { value: '12' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onSave).not.toHaveBeenCalled();
});

test('a number below the minimum can be typed but is never reported', async () => {
  const onSave = jest.fn();
  render(<Controlled start={20} min={10} max={90} onSave={onSave} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '3');
  expect(field().value).toBe('3');
  expect(held()).toBe('10');
  await userEvent.tab();
  expect(field().value).toBe('10');
  expect(onSave.mock.calls).toEqual([[10]]);
});

test('Enter and the save key commit the number being typed', async () => {
  const onSave = jest.fn();
  render(<Controlled start={20} onSave={onSave} />);
  await userEvent.type(field(), '5{Control>}s{/Control}');
  expect(onSave.mock.calls).toEqual([[205]]);
  await userEvent.type(field(), '1{Enter}');
  expect(onSave.mock.calls).toEqual([[205], [2051]]);
});

test('an empty field is null', async () => {
  const onSave = jest.fn();
  render(<Controlled start={20} onSave={onSave} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([[null]]);
});

test('arrows step inside the range', async () => {
  render(<Controlled start={89} min={10} max={90} />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}');
  expect(held()).toBe('90');
  await userEvent.type(field(), '{ArrowDown}');
  expect(held()).toBe('89');
});

test('step buttons and Page keys use the step, arrow keys one, and several presses are saved once', () => {
  jest.useFakeTimers();
  const onSave = jest.fn();
  render(<Controlled start={100} max={500} step={10} onSave={onSave} />);
  const spin = screen.getByRole('spinbutton', { name: 'Points' });
  fireEvent.click(screen.getByRole('button', { name: 'Points: more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Points: more' }));
  fireEvent.keyDown(spin, { key: 'PageDown' });
  fireEvent.keyDown(spin, { key: 'ArrowUp' });
  expect(held()).toBe('111');
  act(() => jest.advanceTimersByTime(1000));
  expect(onSave.mock.calls).toEqual([[111]]);
  jest.useRealTimers();
});

test('a step pressed just before unmounting is still saved', () => {
  const onSave = jest.fn();
  const { unmount } = render(<Controlled start={100} max={500} step={10} onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'Points: less' }));
  unmount();
  expect(onSave.mock.calls).toEqual([[90]]);
});

test('Unlimited is a value above the maximum, shown as a word, and typing replaces it', async () => {
  render(<Controlled start={500} max={500} step={10} unlimited={9999} />);
  const spin = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Points' });
  await userEvent.click(screen.getByRole('button', { name: 'Points: more' }));
  expect([spin.value, held()]).toEqual(['Unlimited', '9999']);
  expect(screen.getByRole('button', { name: 'Unlimited', pressed: true })).toBeTruthy();
  await userEvent.type(spin, '7');
  expect([spin.value, held()]).toEqual(['7', '7']);
  await userEvent.click(screen.getByRole('button', { name: 'Unlimited' }));
  await userEvent.click(screen.getByRole('button', { name: 'Points: less' }));
  expect(held()).toBe('500');
});

test('the number for no limit can be typed, and what is only its beginning becomes the maximum', async () => {
  const onSave = jest.fn();
  render(<Controlled start={20} max={99} step={5} unlimited={9999} onSave={onSave} />);
  const spin = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Points' });
  await userEvent.clear(spin);
  await userEvent.type(spin, '999');
  expect([spin.value, held()]).toEqual(['999', '99']);
  await userEvent.type(spin, '9');
  expect([spin.value, held()]).toEqual(['9999', '9999']);
  await userEvent.tab();
  expect([spin.value, held()]).toEqual(['Unlimited', '9999']);
  await userEvent.type(spin, '999{Enter}');
  expect([spin.value, held()]).toEqual(['99', '99']);
  await userEvent.clear(spin);
  await userEvent.type(spin, '998{Enter}');
  expect(onSave.mock.calls).toEqual([[9999], [99]]);
});

test('the star marks its number and sets it', async () => {
  render(<Controlled start={20} max={500} step={10} starred={{ value: 150, label: 'Points of the challenge: 150' }} />);
  const star = screen.getByRole('button', { name: 'Points of the challenge: 150' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(star);
  expect(held()).toBe('150');
  expect(star.getAttribute('aria-pressed')).toBe('true');
});

test('a short label is shown, and the full one names the field', () => {
  render(<NumberField label="Deduction of hint 1" shortLabel="Deduction" value={5} step={5} />);
  expect(screen.getByRole('spinbutton', { name: 'Deduction of hint 1' })).toBeTruthy();
  expect(screen.getByText('Deduction')).toBeTruthy();
});

test('presses of an arrow key add up at once, also where the number comes back only when saved', () => {
  jest.useFakeTimers();
  const onSave = jest.fn();
  render(<NumberField label="Points" value={0} onSave={onSave} />);
  for (let press = 0; press < 5; press++) fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('5');
  act(() => jest.runAllTimers());
  expect(onSave.mock.calls).toEqual([[5]]);
  jest.useRealTimers();
});

test.each([
  ['a key', 101, () => fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' })],
  ['Unlimited', 0, () => fireEvent.click(screen.getByRole('button', { name: 'Unlimited' }))],
  ['the star', 150, () => fireEvent.click(screen.getByRole('button', { name: 'Usual: 150' }))],
])('a number saved here before is saved again once it has changed elsewhere, by %s', (_, saved, press) => {
  jest.useFakeTimers();
  const onSave = jest.fn();
  const starred = { value: 150, label: 'Usual: 150' };
  const shown = (value: number) => (
    <NumberField label="Points" step={10} unlimited={0} starred={starred} value={value} onSave={onSave} />
  );
  const { rerender } = render(shown(100));
  const change = () => {
    press();
    act(() => jest.runAllTimers());
  };
  change();
  rerender(shown(saved));
  rerender(shown(100));
  change();
  expect(onSave.mock.calls).toEqual([[saved], [saved]]);
  jest.useRealTimers();
});
