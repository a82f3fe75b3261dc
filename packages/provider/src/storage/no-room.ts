/** File system errors for lack of space: on the disk, in a user's quota, in one file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What people read about a full disk. */
export const NO_ROOM = { text: 'There is no room left on the server for this file. Please try again later.' };

/** Thrown if a file does not fit on the disk. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Distinguishes a full disk from other file errors. */
export function asNoRoom(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? '') ? new NoRoom(`There is no room left for files: ${message}`, { cause: error }) : error;
}
