import { createHash, createHmac } from 'node:crypto';

/** An access key and its region. */
export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** A request to sign. */
export interface Unsigned {
  readonly method: string;
  /** Path and query are already encoded. */
  readonly url: URL;
  /** Names in lower case; `host` is added. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  readonly contentHash: string;
}

/** SHA-256 in hexadecimal. */
export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Percent-encodes text for a signed path or query: everything except unreserved characters. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The headers of a request with AWS Signature Version 4, for S3 and compatible services. */
export function sign({ method, url, headers, contentHash }: Unsigned, credentials: Credentials, now: Date) {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${moment.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': moment,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1).split('&').sort().join('&'),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    contentHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hashOf(canonical)].join('\n');
  const signature = createHmac('sha256', keyOf(credentials, moment.slice(0, 8)))
    .update(toSign)
    .digest('hex');
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKey}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

function keyOf({ secretKey, region }: Credentials, day: string): Buffer {
  const step = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return step(step(step(step(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
}
