import { useEffect, useState, useSyncExternalStore } from 'react';

interface Turns {
  readonly queue: object[];
  readonly listeners: Set<() => void>;
}

// One queue per page, not per bundle: shell and remotes each bundle a copy of this file.
const KEY = Symbol.for('waymark.dialogs');
const page = globalThis as { [KEY]?: Turns };

function turns(): Turns {
  page[KEY] ??= { queue: [], listeners: new Set() };
  return page[KEY];
}

const notify = (): void => {
  for (const listener of turns().listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  turns().listeners.add(listener);
  return () => turns().listeners.delete(listener);
};

/**
 * Dialogs never stack: the first to open is shown, the others wait until it closes.
 * @returns whether it is this dialog's turn
 */
export function useDialogTurn(open: boolean): boolean {
  const [ticket] = useState<object>(() => ({}));
  useEffect(() => {
    if (!open) return;
    turns().queue.push(ticket);
    notify();
    return () => {
      turns().queue.splice(turns().queue.indexOf(ticket), 1);
      notify();
    };
  }, [open, ticket]);
  return useSyncExternalStore(
    subscribe,
    () => open && turns().queue[0] === ticket,
    () => false,
  );
}
