import { DriveRefused, UploadLost } from './cloud-drive';

const TIMEOUT = 120_000;

/** An error response from Dropbox. */
export class DropboxFault extends Error {
  override readonly name = 'DropboxFault';
  readonly status: number;
  /** The tags of the error from outside to inside, such as `path insufficient_space`. */
  readonly tags: readonly string[];
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const tags = tagsOf(fieldOf(body, 'error'));
    super(`Dropbox responded with ${status} ${tags.join(' ')}`.trim());
    this.status = status;
    this.tags = tags;
    this.body = body;
  }
}

/** Calls Dropbox. @throws {DropboxFault} for every error response */
export async function callDropbox(url: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const ends = AbortSignal.timeout(TIMEOUT);
  const answer = await fetch(url, {
    ...init,
    method: 'POST',
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, ends]) : ends,
  });
  const text = await answer.text();
  const body = readJson(text);
  if (!answer.ok) throw new DropboxFault(answer.status, body);
  return body;
}

/** Translates an upload error. Any other error may be temporary and is retried. */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof DropboxFault)) return error;
  const { status, tags } = error;
  if (status === 401) return new DriveRefused('signed-out');
  if (status === 403) return new DriveRefused('refused');
  if (status !== 409) return status === 400 ? new DriveRefused('refused') : error;
  if (tags.includes('insufficient_space')) return new DriveRefused('full');
  if (['not_found', 'closed', 'incorrect_offset'].some((tag) => tags.includes(tag))) return new UploadLost();
  if (tags.includes('too_many_write_operations')) return error;
  return new DriveRefused('refused');
}

/** The correct offset, if the error reports one. */
export function correctOffsetIn(error: unknown): number | undefined {
  if (!(error instanceof DropboxFault && error.tags.includes('incorrect_offset'))) return undefined;
  const found = fieldOf(fieldOf(error.body, 'error'), 'correct_offset');
  return typeof found === 'number' ? found : undefined;
}

/** Encodes an argument for a header, which allows only ASCII. */
export const headerArg = (argument: object): string =>
  JSON.stringify(argument).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A field of a response of unknown shape. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

function tagsOf(error: unknown): readonly string[] {
  if (typeof error === 'string') return [error];
  const tag = fieldOf(error, '.tag');
  return typeof tag === 'string' ? [tag, ...tagsOf(fieldOf(error, tag))] : [];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
