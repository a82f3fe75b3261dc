import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { KeyBoard } from './key-board';
import { KeysHelp } from './keys-help';
import { useScreenKeys } from './use-screen-keys';

function Challenges({ onAdd, many = 3 }: { readonly onAdd: (many: number) => void; readonly many?: number }) {
  useScreenKeys([
    { keys: 'c', label: 'Add challenge', group: 'Challenges', run: () => onAdd(many) },
    { keys: 'Mod+S', label: 'Save', group: 'Challenges', run: () => undefined },
    { label: 'Export', run: () => undefined },
  ]);
  return null;
}

function open(onAdd = jest.fn()) {
  const board = new KeyBoard();
  const { host } = pretendHost();
  const keys = { version: '1.0.0', declare: (declared: Parameters<KeyBoard['declare']>[0]) => board.declare(declared) };
  const page = (many: number, on = true) => (
    <HostContext value={{ ...host, keys }}>
      <KeysHelp board={board} onFailed={() => undefined} />
      {on && <Challenges onAdd={onAdd} many={many} />}
    </HostContext>
  );
  const { rerender } = render(page(3));
  return { board, onAdd, show: (many: number, on?: boolean) => rerender(page(many, on)) };
}

test('? lists the keys of the screen by group, and only commands with a key', async () => {
  open();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Challenges', 'Everywhere']);
  expect(within(dialog).getByText('Save').nextSibling?.textContent).toBe('CtrlS');
  expect(within(dialog).queryByText('Export')).toBeNull();
});

test('a key runs the current callback without a new declaration', async () => {
  const { onAdd, board, show } = open();
  const declared = board.keys.get();
  show(5);
  await userEvent.keyboard('c');
  expect(onAdd.mock.calls).toEqual([[5]]);
  expect(board.keys.get()).toBe(declared);
});

test('a key works before its button is painted', () => {
  const { host } = pretendHost();
  const board = new KeyBoard();
  const keys = { version: '1.0.0', declare: (declared: Parameters<KeyBoard['declare']>[0]) => board.declare(declared) };
  const onAdd = jest.fn();
  function PressedAtOnce({ children }: { readonly children: ReactNode }) {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
    }, []);
    return children;
  }
  render(
    <HostContext value={{ ...host, keys }}>
      <PressedAtOnce>
        <Challenges onAdd={onAdd} />
      </PressedAtOnce>
    </HostContext>,
  );
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('keys end with their screen', async () => {
  const { onAdd, show } = open();
  show(3, false);
  await userEvent.keyboard('c');
  expect(onAdd).not.toHaveBeenCalled();
});

test('the palette has the commands, even without a key', () => {
  const { board } = open();
  expect(board.keys.get().map(({ label }) => label)).toEqual(['Add challenge', 'Save', 'Export', 'Keyboard shortcuts']);
});
