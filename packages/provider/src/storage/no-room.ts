/** File system errors for lack of space: on the disk, in a user's quota, in one file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Thrown if a file does not fit on the disk. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Distinguishes a full disk from other file errors. */
export function asNoRoom(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? '') ? new NoRoom(`There is no room left for files: ${message}`, { cause: error }) : error;
}
