/** What file systems say when nothing more fits: on the disk, within what an account of the system may have, in one file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Said when a file cannot be stored for want of room. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** Tells a full disk from everything else that may happen to a file. */
export function asNoRoom(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? '') ? new NoRoom(`There is no room left for uploads: ${message}`, { cause: error }) : error;
}
