/** A byte range, both ends inclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header with a single byte range, as players send.
 * @returns undefined for the whole file, as for any other form
 */
export function readRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  const last = bytes - 1;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? last : Math.min(Number(to), last);
  if (start > last || start > end || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return { start, end };
}
