import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConflictBar } from './conflict-bar';
import { TextField } from './text-field';

function Headline({
  clash,
  keep,
  use,
}: {
  readonly clash: boolean;
  readonly keep?: () => void;
  readonly use?: () => void;
}) {
  const [value, setValue] = useState('Sing');
  return (
    <ConflictBar
      label="Headline"
      person="Maren Ott"
      clash={clash ? { mine: value, theirs: 'Shanties at dusk' } : undefined}
      onKeepMine={() => keep?.()}
      onUseTheirs={() => use?.()}
    >
      <TextField label="Headline" value={value} onChange={setValue} />
    </ConflictBar>
  );
}

test('a change by somebody else appears at the field without taking its focus', async () => {
  const { rerender } = render(<Headline clash={false} />);
  const field = screen.getByRole('textbox', { name: 'Headline' });
  await userEvent.type(field, ' a');
  rerender(<Headline clash />);
  await userEvent.type(field, ' shanty', { skipClick: true });
  expect(document.activeElement).toBe(field);
  const bar = screen.getByRole('group', { name: /Maren Ott changed Headline to “Shanties at dusk”/ });
  expect(bar.textContent).toContain('Your version: Sing a shanty');
});

test('both choices take one click', async () => {
  const [keep, use] = [jest.fn(), jest.fn()];
  render(<Headline clash keep={keep} use={use} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([keep.mock.calls.length, use.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect([keep.mock.calls.length, use.mock.calls.length]).toEqual([1, 1]);
});
