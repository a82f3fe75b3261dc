import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A small S3-compatible service for tests. It verifies every signature independently, from the request it received. */
export interface S3StandIn {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  readonly bucket: string;
  /** The objects in the bucket, by key. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Why requests were rejected, in order. */
  readonly refusals: readonly string[];
  /** Answers the next requests with this status instead. */
  failNext(times: number, status: number): void;
  /** Performs the next write but answers with a server error, as if the response was lost. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

/** One object of the bucket. */
export interface StoredObject {
  readonly content: Buffer;
  readonly type: string;
  /** The metadata of the write. */
  readonly meta: OutgoingHttpHeaders;
  readonly changed: Date;
}

const PAGE = 3;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Starts the service with one empty bucket. Listings have short pages, so that there are several. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const account = { accessKey: 'AKIDTEST', secretKey: 'secret/+for=tests', region: 'eu-test-1', bucket: 'way-marks' };
  const objects = new Map<string, StoredObject>();
  const refusals: string[] = [];
  const failing = { times: 0, status: 500 };
  const losing = { next: false };

  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const content = await buffer(request);
    if (failing.times > 0) {
      failing.times -= 1;
      return void reply.writeHead(failing.status).end('<Error><Code>SlowDown</Code></Error>');
    }
    const reason = whyRefused(request, content, account);
    if (reason) {
      refusals.push(reason);
      return void reply.writeHead(403).end(`<Error><Code>SignatureDoesNotMatch</Code></Error>`);
    }
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const key = decodeURIComponent(url.pathname.slice(account.bucket.length + 2));
    if (key === '') return list(url.searchParams, objects, reply);
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        if (!meets(request, found)) {
          return void reply.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
        }
        objects.set(key, {
          content,
          type: String(request.headers['content-type']),
          meta: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'))),
          changed: new Date(),
        });
        if (losing.next) {
          losing.next = false;
          return void reply.writeHead(503).end();
        }
        return void reply.writeHead(200, { etag: tagOf(content) }).end();
      case 'DELETE':
        objects.delete(key);
        return void reply.writeHead(204).end();
      default:
        return get(request, found, reply);
    }
  };
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    ...account,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refusals,
    failNext: (times, status) => Object.assign(failing, { times, status }),
    loseNextAnswer: () => {
      losing.next = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

/** Whether the preconditions of a write hold. */
function meets({ headers }: IncomingMessage, found: StoredObject | undefined): boolean {
  if (headers['if-none-match'] === '*' && found) return false;
  return headers['if-match'] === undefined || (found !== undefined && headers['if-match'] === tagOf(found.content));
}

function get(request: IncomingMessage, found: StoredObject | undefined, reply: ServerResponse): void {
  if (!found)
    return void reply.writeHead(404).end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start === undefined ? found.content : found.content.subarray(Number(start), Number(end) + 1);
  const etag = tagOf(found.content);
  reply.writeHead(start === undefined ? 200 : 206, {
    ...found.meta,
    'content-length': part.length,
    'content-type': found.type,
    etag,
  });
  reply.end(request.method === 'HEAD' ? undefined : part);
}

function list(query: URLSearchParams, objects: ReadonlyMap<string, StoredObject>, reply: ServerResponse): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const after = query.get('continuation-token');
  const from = after ? keys.findIndex((key) => key > after) : 0;
  const page = from < 0 ? [] : keys.slice(from, from + PAGE);
  const isCut = from >= 0 && from + PAGE < keys.length;
  const entries = page.map(
    (key) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${objects.get(key)?.changed.toISOString()}</LastModified></Contents>`,
  );
  const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  reply.writeHead(200, { 'content-type': 'application/xml' });
  reply.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`);
}

/** Verifies the signature of a received request; undefined when it is valid. */
function whyRefused(
  request: IncomingMessage,
  content: Buffer,
  account: Pick<S3StandIn, 'accessKey' | 'secretKey' | 'region' | 'bucket'>,
): string | undefined {
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(',') : (value ?? '');
  };
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!given) return 'no signature';
  const [, accessKey, day = '', region = '', signedHeaders = '', signature = ''] = given;
  if (accessKey !== account.accessKey || region !== account.region) return 'wrong account or region';
  const date = header('x-amz-date');
  const sent = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!date.startsWith(day) || !(Math.abs(Date.now() - sent) < 15 * 60_000)) return 'wrong time';
  const names = signedHeaders.split(';');
  const needed = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => names.includes(name))) return 'unsigned headers';
  if (header('x-amz-content-sha256') !== sha256(content)) return 'wrong content';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (!path.startsWith(`/${account.bucket}/`)) return 'wrong bucket';
  const canonicalQuery = query
    .split('&')
    .filter((pair) => pair !== '')
    .sort()
    .join('&');
  const canonical = `${request.method}\n${path}\n${canonicalQuery}\n${names
    .map((name) => `${name}:${header(name).trim()}\n`)
    .join('')}\n${signedHeaders}\n${sha256(content)}`;
  let key = Buffer.from(`AWS4${account.secretKey}`);
  for (const part of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const right = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${sha256(canonical)}`)
    .digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'wrong signature';
}
