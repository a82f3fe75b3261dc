import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** How an encoded response is cached. */
export interface Caching {
  /** Changes with the content. */
  readonly tag: string;
  readonly encoding: Encoding;
  readonly cacheControl: string;
}

/**
 * Sets the caching headers of an encoded response, and answers 304 if the browser's copy is current.
 * @returns whether it has answered
 */
export function answerFresh(
  request: IncomingMessage,
  response: ServerResponse,
  { tag, encoding, cacheControl }: Caching,
): boolean {
  const etag = `"${tag}-${encoding}"`;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (isFresh(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return true;
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  return false;
}
