const KEY = 'waymark.today';
/** One row of cards. */
const ONE_ROW = 264;

/** How much room today's cards took when this account last saw its list in this browser; one row before that is known. */
export function roomForToday(account: number | undefined): number {
  const kept = read(account);
  return kept === null ? ONE_ROW : Number(kept) || 0;
}

/** Keeps how much room today's cards take, so that the list stands still when it is opened again. */
export function keepRoomForToday(account: number | undefined, height: number): void {
  try {
    if (account !== undefined) localStorage.setItem(nameOf(account), String(height));
  } catch {
    // A browser that keeps nothing shows the usual room.
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
