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

function Kept({ onChange = () => undefined }: { readonly onChange?: (value: string) => void }) {
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

test('its button says name and value, and opens the list with the chosen option focused', async () => {
  render(<Kept />);
  expect(screen.getByRole('button', { name: 'Completion type Photo' })).toBe(trigger());
  await userEvent.click(trigger());
  const list = await screen.findByRole('listbox', { name: 'Completion type' });
  expect(list.querySelectorAll('[role=option]')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Photo' })));
});

test('choosing hands over the value, closes the list and gives the focus back', async () => {
  const onChange = jest.fn();
  const { container } = render(<Kept onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('option', { name: 'Video' }));
  expect(onChange.mock.calls).toEqual([['video']]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(document.activeElement).toBe(trigger());
  expect(container.querySelector<HTMLInputElement>('input[name=type]')?.value).toBe('video');
});

test('it is operated with the keyboard alone', async () => {
  const onChange = jest.fn();
  render(<Kept onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Photo' })));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['video']]);
});

test('Escape closes without a change', async () => {
  const onChange = jest.fn();
  render(<Kept onChange={onChange} />);
  await userEvent.click(trigger());
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(trigger());
});

test('choosing the chosen option closes without a change', async () => {
  const onChange = jest.fn();
  render(<Kept onChange={onChange} />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('option', { name: 'Photo' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('the list is drawn where the root says', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  render(
    <UiRoot portal={place}>
      <Kept />
    </UiRoot>,
  );
  await userEvent.click(trigger());
  expect(place.contains(await screen.findByRole('listbox'))).toBe(true);
  place.remove();
});
