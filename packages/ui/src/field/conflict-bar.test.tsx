import { act, render, screen } from '@testing-library/react';
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
    <>
      <div data-field="name">
        <TextField label="Headline" value={value} onChange={setValue} />
        {clash && (
          <ConflictBar
            label="Headline"
            person="Maren Ott"
            clash={{ mine: value, theirs: 'Shanties at dusk' }}
            onKeepMine={() => keep?.()}
            onUseTheirs={() => use?.()}
          />
        )}
      </div>
      <TextField label="Points" value="50" onChange={() => undefined} />
    </>
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

test('a long text is cut between characters, never inside an emoji', () => {
  const values = { mine: `${'🙂'.repeat(100)}pier`, theirs: `${'🙂'.repeat(119)}🦀🦀` };
  render(<ConflictBar label="Text" clash={values} onKeepMine={() => undefined} onUseTheirs={() => undefined} />);
  const shown = screen.getByRole('group').textContent;
  expect(shown).toContain(`Your version: ${values.mine}`);
  expect(shown).toContain(`“${'🙂'.repeat(119)}🦀…”`);
});

/** Lays out the headline at 100, the points below it at 160, and a bar of 40 px. */
function layOut(): void {
  const at = (top: number, height: number) => ({ left: 0, right: 300, top, bottom: top + height }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.getAttribute('role') === 'group') return at(174 + Number.parseFloat((this as HTMLElement).style.top), 40);
    if (this.matches('input')) return at(this.closest('[data-field]') ? 100 : 160, 48);
    return this.matches('[data-field-box]') ? at(100, 48) : at(174, 0);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
}

afterEach(() => jest.restoreAllMocks());

test('the bar hangs on its field, but above it while something below is focused', () => {
  layOut();
  render(<Headline clash />);
  const bar = screen.getByRole('group');
  expect(bar.style.top).toBe('-26px');
  expect(bar.hasAttribute('data-hangs')).toBe(true);
  act(() => screen.getByRole('textbox', { name: 'Points' }).focus());
  expect(bar.style.top).toBe('-118px');
  expect(bar.hasAttribute('data-hangs')).toBe(false);
  act(() => screen.getByRole('textbox', { name: 'Headline' }).focus());
  expect(bar.style.top).toBe('-26px');
});

test('the bar stays on its field while a dialog has the focus', () => {
  layOut();
  render(<Headline clash />);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  act(() => screen.getByRole('textbox', { name: 'Points' }).focus());
  expect(screen.getByRole('group').style.top).toBe('-26px');
  dialog.remove();
});
