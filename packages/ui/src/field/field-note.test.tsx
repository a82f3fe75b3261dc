import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FieldNote } from './field-note';
import { TextField } from './text-field';

test('an error is announced; help and counter are not', () => {
  render(<FieldNote id="n" error="Finish must be after start." count="3 / 80" />);
  expect(screen.getByText('Finish must be after start.').closest('[aria-live]')).not.toBeNull();
  render(<FieldNote id="m" help="Shown on the card." count="4 / 80" />);
  expect(screen.getByText('Shown on the card.').closest('[aria-live]')).toBeNull();
  expect(screen.getByText('4 / 80').closest('[aria-live]')).toBeNull();
});

test('a fix takes one click', async () => {
  const run = jest.fn();
  render(<FieldNote id="n" error="Webhook URL must use HTTPS." fix={{ label: 'Use https', run }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Use https' }));
  expect(run).toHaveBeenCalledTimes(1);
});

function Key() {
  const [value, setValue] = useState('Pub');
  const fix = { label: 'Use pub', run: () => setValue('pub') };
  return (
    <>
      <TextField label="Other" value="" />
      <TextField
        label="Key"
        value={value}
        onChange={setValue}
        {...(value === 'pub' ? {} : { error: 'Lower-case letters a to z only.', fix })}
      />
    </>
  );
}

test('a fix, which goes away with its error, leaves the focus in its field', async () => {
  render(<Key />);
  await userEvent.click(screen.getByRole('button', { name: 'Use pub' }));
  expect(screen.queryByRole('button', { name: 'Use pub' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Key' }));
});
