import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '../root/ui-root';
import { Select } from './select';

const OPTIONS = [
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
  { value: 'qr', label: 'QR Code', disabled: true },
] as const;

function Controlled({ onChange = () => undefined }: { readonly onChange?: (value: string) => void }) {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['value'] | null>('photo');
  return (
    <Select
      label="Completion type"
      name="type"
      value={value}
      options={OPTIONS}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const trigger = (): HTMLElement => screen.getByRole('button', { name: /^Completion type/ });

test('the button is named by label and value, and opens the list with the chosen option focused', async () => {
  render(<Controlled />);
  expect(screen.getByRole('button', { name: 'Completion type Photo' })).toBe(trigger());
  expect(screen.getByLabelText(/^Completion type/)).toBe(trigger());
  await userEvent.click(trigger());
  const list = await screen.findByRole('listbox', { name: 'Completion type' });
  expect(list.querySelectorAll('[role=option]')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Photo' })));
});

test('choosing reports the value, closes the list and restores focus', async () => {
  const onChange = jest.fn();
  const { container } = render(<Controlled onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('option', { name: 'Video' }));
  expect(onChange.mock.calls).toEqual([['video']]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(trigger());
  expect(container.querySelector<HTMLInputElement>('input[name=type]')?.value).toBe('video');
});

test('it works with the keyboard alone', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Photo' })));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['video']]);
});

test('Escape closes without change', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  await userEvent.click(trigger());
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger());
});

test('choosing the current option closes without change', async () => {
  const onChange = jest.fn();
  render(<Controlled onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('option', { name: 'Photo' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('the list renders in the portal of the root', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  render(
    <UiRoot portal={place}>
      <Controlled />
    </UiRoot>,
  );
  await userEvent.click(trigger());
  expect(place.contains(await screen.findByRole('listbox'))).toBe(true);
  place.remove();
});
