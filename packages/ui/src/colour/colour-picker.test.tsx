import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWATCHES } from '../theme/swatches';
import { ColourPicker } from './colour-picker';

function Controlled({
  start,
  onChange,
}: {
  readonly start: string | null;
  readonly onChange?: (value: string) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <ColourPicker
      label="Navigation background"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
const swatches = (): HTMLInputElement[] => screen.getAllByRole<HTMLInputElement>('radio');

test('the palette is fixed, with no free entry', () => {
  render(<Controlled start={null} />);
  expect(swatches().map(({ value }) => value)).toEqual(SWATCHES.map(({ value }) => value));
  expect(new Set(SWATCHES.map(({ name }) => name)).size).toBe(SWATCHES.length);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the hint is announced', () => {
  render(<Controlled start={null} />);
  expect(screen.getByRole('group', { name: 'Navigation background', description: 'Select a color.' })).toBeTruthy();
});

test('a click or the arrow keys choose a colour', async () => {
  const onChange = jest.fn();
  render(<Controlled start="#ffffff" onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'White' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.calls).toEqual([['#DC2626'], ['#EA580C']]);
});

test('a stored colour outside the palette is shown and kept', () => {
  render(<Controlled start="#123456" />);
  const [first] = swatches();
  expect([first?.value, first?.checked]).toEqual(['#123456', true]);
  expect(screen.getByRole('radio', { name: 'Current colour' })).toBe(first);
});

test('an invalid colour adds no swatch', () => {
  render(<Controlled start="teal" />);
  expect(swatches()).toHaveLength(SWATCHES.length);
  expect(swatches().some(({ checked }) => checked)).toBe(false);
});
