import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type Credentials, encode, hashOf, sign } from './sign';

/** Where a bucket is and how it is reached. */
export interface BucketOptions extends Credentials {
  /** Origin of the service, such as `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** `path` puts the bucket's name into the path, `host` into the host's name. */
  readonly style?: 'path' | 'host';
}

/** One request to a bucket. */
export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

/** What is sent; opened anew for every try. */
export interface Body {
  readonly bytes: number;
  readonly hash: string;
  open(): Readable | Uint8Array;
}

/** What a bucket answered, its body unread. */
export interface BucketAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: IncomingMessage;
}

/** Said when a bucket refuses or does not answer. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
}

const LONGEST_SILENCE = 30_000;
const TRIES = 3;
const PAUSE = 200;
const EMPTY: Body = { bytes: 0, hash: hashOf(''), open: () => new Uint8Array() };

/** Speaks to one bucket. Every request may be sent again: reading, replacing and removing come out the same. */
export class Bucket {
  readonly #options: BucketOptions;
  readonly #base: URL;

  constructor(options: BucketOptions) {
    this.#options = options;
    this.#base = new URL(options.endpoint);
    if (options.style === 'host') this.#base.hostname = `${options.bucket}.${this.#base.hostname}`;
  }

  /** @throws {BucketFault} when there is no answer, or one of a broken service, three times in a row */
  async send(request: BucketRequest): Promise<BucketAnswer> {
    for (let turn = 1; ; turn += 1) {
      const answer = await this.#try(request).catch((cause: unknown) => {
        if (turn < TRIES) return undefined;
        throw new BucketFault(`The storage does not answer: ${request.method} ${request.key ?? ''}`, { cause });
      });
      const isBroken = !answer || answer.status >= 500 || answer.status === 429;
      if (!isBroken) return answer;
      if (answer && turn === TRIES) throw await faultOf(request, answer);
      answer?.body.resume();
      await new Promise((resolve) => setTimeout(resolve, PAUSE * turn));
    }
  }

  /** The content of an answer. */
  read(answer: BucketAnswer): Promise<Buffer> {
    return buffer(answer.body);
  }

  #try({ method, key = '', query = {}, headers = {}, body = EMPTY }: BucketRequest): Promise<BucketAnswer> {
    const url = new URL(this.#base);
    const folder = this.#options.style === 'host' ? '' : `/${encode(this.#options.bucket)}`;
    url.pathname = `${folder}/${key.split('/').map(encode).join('/')}`;
    url.search = Object.entries(query)
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .join('&');
    const length: Record<string, string> = method === 'PUT' ? { 'content-length': String(body.bytes) } : {};
    const signed = sign(
      { method, url, headers: { ...headers, ...length }, contentHash: body.hash },
      this.#options,
      new Date(),
    );
    const open = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const sent = open(url, { method, headers: signed, timeout: LONGEST_SILENCE });
      sent.on('timeout', () => sent.destroy(new Error('The storage fell silent.')));
      sent.on('error', reject);
      sent.on('response', (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer }),
      );
      const content = method === 'PUT' ? body.open() : new Uint8Array();
      if (content instanceof Uint8Array) return void sent.end(content);
      content.on('error', (error) => sent.destroy(error));
      content.pipe(sent);
    });
  }
}

/** What an answer that was not hoped for says of itself. */
export async function faultOf(
  { method, key = '' }: Pick<BucketRequest, 'method' | 'key'>,
  answer: BucketAnswer,
): Promise<BucketFault> {
  const what = `${method} ${key}`.trim();
  const said = await text(answer.body).catch(() => '');
  const code = /<Code>([^<]*)<\/Code>/.exec(said)?.[1];
  return new BucketFault(`The storage refused: ${what}, ${answer.status}${code ? ` ${code}` : ''}`);
}
