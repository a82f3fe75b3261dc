import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { answerFresh, chooseEncoding, type Encoding } from './content-negotiation';
import { contentTypeOf } from './content-type';

/** A file to serve, with its compressed versions. */
export interface ServedFile {
  readonly path: string;
  readonly stats: Stats;
  readonly encodings: readonly Encoding[];
}

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * The decoded path of an address, safe to use below a folder.
 * @returns undefined if it leaves the folder or is invalid
 */
export function readPath(url: string | undefined): string | undefined {
  try {
    const path = decodeURIComponent((url ?? '/').replace(/[?#].*$/s, ''));
    if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
    return path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Finds a file below a folder; compressed versions count only if they are as new as the file. */
export async function findFile(folder: string, path: string): Promise<ServedFile | undefined> {
  const file = join(folder, path);
  const stats = await statOf(file);
  if (!stats?.isFile()) return undefined;
  const packed = await Promise.all((['br', 'gzip'] as const).map((encoding) => statOf(file + SUFFIX[encoding])));
  const encodings = (['br', 'gzip'] as const).filter((_, place) => (packed[place]?.mtimeMs ?? -1) >= stats.mtimeMs);
  return { path: file, stats, encodings };
}

/** Sends a file in the best accepted encoding, or 304. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  cacheControl: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
  const tag = `${file.stats.size.toString(36)}-${Math.floor(file.stats.mtimeMs).toString(36)}`;
  if (answerFresh(request, response, { tag, encoding, cacheControl })) return;
  const body = file.path + SUFFIX[encoding];
  const length = encoding === 'identity' ? file.stats.size : (await stat(body)).size;
  response.writeHead(200, { 'Content-Type': contentTypeOf(file.path), 'Content-Length': length });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(body), response);
}

async function statOf(path: string): Promise<Stats | undefined> {
  return await stat(path).catch(() => undefined);
}
