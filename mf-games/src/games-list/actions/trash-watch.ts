import { writable } from '@waymark/contract';

const KEY = 'waymark.games.trash';

const read = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
};

const until = writable(read());

/**
 * Until when deleted games may be restorable, as far as this tab knows; survives a reload. Without any, nothing is
 * loaded.
 */
export const trashUntil = { get: until.get, subscribe: until.subscribe };

/** Remembers that a game was deleted, and until when it can be restored. */
export function expectTrash(restoreUntil: string | number): void {
  const moment = new Date(restoreUntil).getTime();
  if (!(moment > until.get())) return;
  until.set(moment);
  try {
    sessionStorage.setItem(KEY, String(moment));
  } catch {
    // Without storage it is known until the page is reloaded.
  }
}
