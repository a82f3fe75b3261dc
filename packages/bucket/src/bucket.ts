import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type Credentials, encode, hashOf, sign } from './sign';

/** Location and credentials of a bucket. */
export interface BucketOptions extends Credentials {
  /** Origin of the service, such as `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** `path` puts the bucket's name into the path, `host` into the host name. */
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

/** A request body; opened again for every attempt. */
export interface Body {
  readonly bytes: number;
  readonly hash: string;
  open(): Readable | Uint8Array;
}

/** A response of a bucket with its body unread. */
export interface BucketAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: IncomingMessage;
}

/** Thrown when a bucket rejects a request or does not respond. */
export class BucketFault extends Error {
  override readonly name = 'BucketFault';
}

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 200;
const EMPTY: Body = { bytes: 0, hash: hashOf(''), open: () => new Uint8Array() };

/** A client for one bucket. Retries are safe: reading, replacing and deleting are idempotent. */
export class Bucket {
  readonly #options: BucketOptions;
  readonly #base: URL;

  constructor(options: BucketOptions) {
    this.#options = options;
    this.#base = new URL(options.endpoint);
    if (options.style === 'host') this.#base.hostname = `${options.bucket}.${this.#base.hostname}`;
  }

  /** @throws {BucketFault} when three attempts fail without a response or with a server error */
  async send(request: BucketRequest): Promise<BucketAnswer> {
    for (let turn = 1; ; turn += 1) {
      const answer = await this.#try(request).catch((cause: unknown) => {
        if (turn < MAX_ATTEMPTS) return undefined;
        throw new BucketFault(`The storage did not respond: ${request.method} ${request.key ?? ''}`, { cause });
      });
      const isBroken = !answer || answer.status >= 500 || answer.status === 429;
      if (!isBroken) return answer;
      if (answer && turn === MAX_ATTEMPTS) throw await faultOf(request, answer);
      answer?.body.resume();
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * turn));
    }
  }

  /** Reads the body of a response. */
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
      const sent = open(url, { method, headers: signed, timeout: TIMEOUT_MS });
      sent.on('timeout', () => sent.destroy(new Error('The storage timed out.')));
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

/** Turns an unexpected response into an error. */
export async function faultOf(
  { method, key = '' }: Pick<BucketRequest, 'method' | 'key'>,
  answer: BucketAnswer,
): Promise<BucketFault> {
  const what = `${method} ${key}`.trim();
  const body = await text(answer.body).catch(() => '');
  const code = /<Code>([^<]*)<\/Code>/.exec(body)?.[1];
  return new BucketFault(`The storage rejected the request: ${what}, ${answer.status}${code ? ` ${code}` : ''}`);
}
