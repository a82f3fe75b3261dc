import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBox } from './find-box';

const PLACES = [
  { value: '4', label: '4 · Pump House' },
  { value: '9', label: '9 · Old pump' },
  { value: '12', label: '12 · Lighthouse' },
];

test('opens the chosen match and keeps its name until cleared', async () => {
  const onFind = jest.fn();
  render(<FindBox label="Find a challenge" options={PLACES} onFind={onFind} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a challenge' });
  await userEvent.type(box, 'pump');
  await screen.findByRole('listbox', { name: 'Find a challenge' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '4 · Pump House',
    '9 · Old pump',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onFind.mock.calls).toEqual([[PLACES[1]]]);
  expect([box.value, document.activeElement]).toEqual(['9 · Old pump', box]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box.value).toBe('');
});
