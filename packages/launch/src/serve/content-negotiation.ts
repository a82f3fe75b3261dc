/** How a body may be packed for its way to the browser. */
export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The smallest encoding that the browser takes, among those that are there.
 * `q=0` refuses one; `*` speaks for those that are not named.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    if (name) weights.set(name, Number.isFinite(value) ? value : 0);
  }
  const takes = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((encoding) => available.includes(encoding) && takes(encoding)) ?? 'identity';
}

/** Whether what the browser holds is what would be sent (`If-None-Match`). */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => bare(tag) === bare(etag));
}
