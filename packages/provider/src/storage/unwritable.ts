const CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT']);

/** Distinguishes a place that cannot be written to, which operators can fix, from other file errors. */
export const isUnwritable = (error: unknown): error is NodeJS.ErrnoException =>
  CODES.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
