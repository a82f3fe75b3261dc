import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderField } from './order-field';

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Order' });
async function put(base: 0 | 1, text: string) {
  const onSave = jest.fn();
  render(<OrderField label="Order" value={base + 2} count={7} base={base} onSave={onSave} />);
  expect(field().value).toBe(String(base + 2));
  await waitFor(() => expect(field().readOnly).toBe(false));
  await userEvent.clear(field());
  if (text) await userEvent.type(field(), text);
  await userEvent.tab();
  return onSave.mock.calls.flat();
}

test.each([
  ['1', [1]],
  ['7', [7]],
  ['8', [7]],
  ['0', [1]],
  ['-4', [4]],
  ['2.5', [7]],
  ['', []],
  ['3', []],
])('on a card %j becomes %j of 7', async (text, saved) => {
  expect(await put(1, text)).toEqual(saved);
});

test.each([
  ['0', [0]],
  ['6', [6]],
  ['7', [6]],
  ['', []],
])('in settings %j becomes %j of 7', async (text, saved) => {
  expect(await put(0, text)).toEqual(saved);
});

test('an emptied field shows the position again', async () => {
  await put(1, '');
  expect(field().value).toBe('3');
});
