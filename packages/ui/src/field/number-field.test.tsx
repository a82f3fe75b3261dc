import { render, screen } from '@testing-library/react';
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
