import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Body, Bucket, type BucketOptions, faultOf, hashOf, readListing } from '@waymark/bucket';
import { contentTypeOf } from '../content-types';
import { checkKey, type ListedFile, type Storage, type StoredFile } from '../storage';

/** Files in an S3-compatible bucket, so that nodes need not share a disk. */
export class S3Storage implements Storage {
  readonly #bucket: Bucket;

  constructor(options: BucketOptions) {
    this.#bucket = new Bucket(options);
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#put(key, { bytes: content.byteLength, hash: hashOf(content), open: () => content });
  }

  async copy(key: string, path: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const { size } = await stat(path);
    await this.#put(key, { bytes: size, hash: hash.digest('hex'), open: () => createReadStream(path) });
  }

  async adopt(key: string, path: string): Promise<void> {
    await this.copy(key, path);
    await rm(path, { force: true });
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const request = { method: 'HEAD', key: checkKey(key) } as const;
    const answer = await this.#bucket.send(request);
    answer.body.resume();
    if (answer.status === 404) return undefined;
    if (answer.status !== 200) throw await faultOf(request, answer);
    return {
      bytes: Number(answer.headers['content-length']),
      read: async (range) => {
        const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
        const part = await this.#bucket.send({ method: 'GET', key, headers });
        if (part.status !== 200 && part.status !== 206) throw await faultOf({ method: 'GET', key }, part);
        return part.body;
      },
    };
  }

  async readAll(key: string): Promise<Buffer | undefined> {
    const answer = await this.#get(key);
    return answer && this.#bucket.read(answer);
  }

  async withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const answer = await this.#get(key);
    if (!answer) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'waymark-'));
    try {
      const path = join(folder, `file${extname(key)}`);
      await pipeline(answer.body, createWriteStream(path));
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async *list(prefix: string): AsyncIterable<ListedFile> {
    let next: string | undefined;
    do {
      const more: Record<string, string> = next === undefined ? {} : { 'continuation-token': next };
      const request = { method: 'GET', query: { 'list-type': '2', prefix, ...more } } as const;
      const answer = await this.#bucket.send(request);
      if (answer.status !== 200) throw await faultOf(request, answer);
      const listing = readListing((await this.#bucket.read(answer)).toString('utf8'));
      yield* listing.files;
      next = listing.next;
    } while (next !== undefined);
  }

  async remove(key: string): Promise<void> {
    const request = { method: 'DELETE', key: checkKey(key) } as const;
    const answer = await this.#bucket.send(request);
    if (answer.status >= 300 && answer.status !== 404) throw await faultOf(request, answer);
    answer.body.resume();
  }

  async #get(key: string) {
    const request = { method: 'GET', key: checkKey(key) } as const;
    const answer = await this.#bucket.send(request);
    if (answer.status === 200) return answer;
    if (answer.status !== 404) throw await faultOf(request, answer);
    answer.body.resume();
    return undefined;
  }

  async #put(key: string, body: Body): Promise<void> {
    const headers = { 'content-type': contentTypeOf(extname(key).slice(1)) };
    const request = { method: 'PUT', key: checkKey(key), headers, body } as const;
    const answer = await this.#bucket.send(request);
    if (answer.status !== 200) throw await faultOf(request, answer);
    answer.body.resume();
  }
}
