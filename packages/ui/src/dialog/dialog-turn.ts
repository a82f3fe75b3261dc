import { useEffect, useState, useSyncExternalStore } from 'react';

interface Turns {
  readonly queue: object[];
  readonly listeners: Set<() => void>;
}

// One queue for the page, not for the bundle: shell and remotes each carry their own copy of this file.
const KEY = Symbol.for('waymark.dialogs');
const page = globalThis as { [KEY]?: Turns };

function turns(): Turns {
  page[KEY] ??= { queue: [], listeners: new Set() };
  return page[KEY];
}

const tell = (): void => {
  for (const listener of turns().listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  turns().listeners.add(listener);
  return () => turns().listeners.delete(listener);
};

/**
 * Never a dialog over a dialog: the first that asks is shown, the others wait until it is closed.
 * @returns whether it is this dialog's turn
 */
export function useDialogTurn(open: boolean): boolean {
  const [ticket] = useState<object>(() => ({}));
  useEffect(() => {
    if (!open) return;
    turns().queue.push(ticket);
    tell();
    return () => {
      turns().queue.splice(turns().queue.indexOf(ticket), 1);
      tell();
    };
  }, [open, ticket]);
  return useSyncExternalStore(
    subscribe,
    () => open && turns().queue[0] === ticket,
    () => false,
  );
}
