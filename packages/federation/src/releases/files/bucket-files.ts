import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Bucket, type BucketOptions, type BucketRequest, faultOf, hashOf, readListing } from '@waymark/bucket';
import type { KeptFile, StoreFiles } from './store-files';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Distinguishes a write from others with the same content. */
const MARK = 'x-amz-meta-write';
/** Releases never change; what refers to releases is always revalidated. */
const KEPT = { remotes: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * Releases in an S3-compatible bucket. Pointers are replaced by conditional writes: the service compares the current
 * content with what was read, so writers need not know each other.
 */
export class BucketFiles implements StoreFiles {
  readonly place: string;
  readonly #bucket: Bucket;
  readonly #prefix: string;

  /** @param prefix folder in the bucket; empty for all of it */
  constructor(options: BucketOptions, prefix: string) {
    this.#bucket = new Bucket(options);
    this.#prefix = prefix === '' ? '' : `${prefix.replace(/\/+$/, '')}/`;
    this.place = `s3://${options.bucket}/${this.#prefix}`;
  }

  async read(key: string): Promise<KeptFile | undefined> {
    const request = { method: 'GET', key: this.#prefix + key } as const;
    const answer = await this.#bucket.send(request);
    if (answer.status === 404) {
      answer.body.resume();
      return undefined;
    }
    if (answer.status !== 200) throw await faultOf(request, answer);
    const { etag = '' } = answer.headers;
    return { content: await this.#bucket.read(answer), tag: etag };
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const request = this.#writing(key, content);
    const answer = await this.#bucket.send(request);
    if (answer.status !== 200) throw await faultOf(request, answer);
    answer.body.resume();
  }

  async swap(key: string, seen: string | undefined, content: Uint8Array): Promise<boolean> {
    const condition: Record<string, string> = seen === undefined ? { 'if-none-match': '*' } : { 'if-match': seen };
    const mark = randomUUID();
    const request = this.#writing(key, content, { ...condition, [MARK]: mark });
    const answer = await this.#bucket.send(request);
    if (answer.status === 200) {
      answer.body.resume();
      return true;
    }
    // 409: another conditional write is in progress. 404: the read version is gone.
    if (![404, 409, 412].includes(answer.status)) throw await faultOf(request, answer);
    answer.body.resume();
    // After a lost response the client repeats the write, and the first one may have arrived.
    const there = await this.#bucket.send({ method: 'HEAD', key: this.#prefix + key });
    there.body.resume();
    return there.headers[MARK] === mark;
  }

  async list(prefix: string): Promise<readonly string[]> {
    const keys: string[] = [];
    let next: string | undefined;
    do {
      const more: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
      const query = { 'list-type': '2', prefix: this.#prefix + prefix, ...more };
      const answer = await this.#bucket.send({ method: 'GET', query });
      if (answer.status !== 200) throw await faultOf({ method: 'GET', key: prefix }, answer);
      const listing = readListing((await this.#bucket.read(answer)).toString('utf8'));
      keys.push(...listing.files.map(({ key }) => key.slice(this.#prefix.length)));
      next = listing.next;
    } while (next !== undefined);
    return keys.sort();
  }

  async remove(key: string): Promise<void> {
    const request = { method: 'DELETE', key: this.#prefix + key } as const;
    const answer = await this.#bucket.send(request);
    if (answer.status >= 300 && answer.status !== 404) throw await faultOf(request, answer);
    answer.body.resume();
  }

  #writing(key: string, content: Uint8Array, condition: Readonly<Record<string, string>> = {}): BucketRequest {
    const packed = /\.(br|gz)$/.exec(key)?.[1];
    const headers: Record<string, string> = {
      ...condition,
      'content-type': (packed ? undefined : TYPES[path.posix.extname(key)]) ?? 'application/octet-stream',
      'cache-control': key.startsWith('remotes/') ? KEPT.remotes : KEPT.other,
    };
    const body = { bytes: content.byteLength, hash: hashOf(content), open: () => content };
    return { method: 'PUT', key: this.#prefix + key, headers, body };
  }
}
