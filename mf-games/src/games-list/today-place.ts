const KEY = 'waymark.today';
/** The height of today's cards when this account last saw its list in this browser; undefined the first time. */
export function roomForToday(account: number | undefined): number | undefined {
  const kept = read(account);
  return kept === null ? undefined : Number(kept) || 0;
}

/** Remembers the height of today's cards, so the list doesn't jump when it is opened again. */
export function keepRoomForToday(account: number | undefined, height: number): void {
  try {
    if (account !== undefined) localStorage.setItem(nameOf(account), String(height));
  } catch {
    // Without storage the default height is used.
  }
}

function read(account: number | undefined): string | null {
  try {
    return account === undefined ? null : localStorage.getItem(nameOf(account));
  } catch {
    return null;
  }
}

const nameOf = (account: number): string => `${KEY}:${account}`;
