import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answerFresh, chooseEncoding } from './content-negotiation';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a generated text, compressed, with an ETag of its content. */
export async function packText(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  contentType: string,
  cacheControl: string,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  if (answerFresh(request, response, { tag, encoding, cacheControl })) return;
  const plain = Buffer.from(text);
  const body = encoding === 'br' ? await brotli(plain, QUICK_BROTLI) : encoding === 'gzip' ? await zip(plain) : plain;
  response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
