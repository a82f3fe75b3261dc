import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './multi-select';

type Kind = 'photo' | 'video' | 'text' | 'qr';
const KINDS: MultiSelectProps<Kind>['options'] = [
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
  { value: 'text', label: 'Text', disabled: true },
  { value: 'qr', label: 'QR Code' },
];

function Kinds({ onChange, onSave }: Partial<Pick<MultiSelectProps<Kind>, 'onChange' | 'onSave'>>) {
  const [value, setValue] = useState<readonly Kind[]>(['qr']);
  return (
    <MultiSelect
      label="Completion type"
      placeholder="All types"
      options={KINDS}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...(onSave ? { onSave } : {})}
    />
  );
}
const trigger = (): HTMLElement => screen.getByRole('button', { name: /^Completion type/ });
const openIt = async (): Promise<HTMLElement> => {
  await userEvent.click(trigger());
  return screen.findByRole('listbox', { name: 'Completion type' });
};

test('every option has a checkbox; choosing keeps the list open', async () => {
  const onChange = jest.fn();
  render(<Kinds onChange={onChange} />);
  const list = await openIt();
  expect(list.getAttribute('aria-multiselectable')).toBe('true');
  const options = within(list).getAllByRole('option');
  expect(options.map((option) => option.querySelectorAll('[data-box]').length)).toEqual([1, 1, 1, 1]);
  await userEvent.click(screen.getByRole('option', { name: 'Video' }));
  await userEvent.click(screen.getByRole('option', { name: 'Text' }));
  await userEvent.click(screen.getByRole('option', { name: 'QR Code' }));
  expect(onChange.mock.calls).toEqual([[['video', 'qr']], [['video']]]);
  expect(screen.getByRole('option', { name: 'Video', selected: true })).toBeTruthy();
});

test('it works with the keyboard alone and announces the selection', async () => {
  render(<Kinds />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(document.activeElement).toBe(list));
  await userEvent.keyboard('{Home} {ArrowDown}{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(trigger());
  expect(screen.getByRole('button', { name: 'Completion type 3 selected' })).toBeTruthy();
});

test('Clear empties the selection, and closing saves once', async () => {
  const onSave = jest.fn();
  render(<Kinds onSave={onSave} />);
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onSave.mock.calls).toEqual([[[]]]);
  expect(screen.getByRole('button', { name: 'Completion type All types' })).toBeTruthy();
});
