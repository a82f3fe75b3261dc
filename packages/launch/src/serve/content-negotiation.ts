/** Content encodings of a response. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest available encoding that the browser accepts. `q=0` refuses one; `*` covers those not named. */
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

/** Whether the browser's cached version is current (`If-None-Match`). */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => bare(tag) === bare(etag));
}
