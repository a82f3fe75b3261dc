import type { Readable } from 'node:stream';
import type { Route } from '@waymark/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { costProblem } from './costly-json';
import { ApiError, errors } from './errors';
import { holdsOnlyText } from './well-formed';

/** Maximum body size without a session. */
const PUBLIC_BYTES = 16_384;
/** Maximum size of a form. */
const FORM_BYTES = 1_000_000;
/** Up to this size, an overlong body is read and discarded, so that the sender receives the response. */
const READ_TO_THE_END = 32_000_000;

/** Body limits of a route; by default those without a session. */
export interface RouteLimits {
  readonly mostBytes?: number;
}

/** Error for texts that cannot be stored. */
export const NO_TEXT = 'The request holds signs that are no text.';
const COSTLY = {
  deep: 'The values of the request lie too deep within each other.',
  many: 'The request holds too many values.',
} as const;

/** Body limits of a contract route. */
export const limitsOf = ({ audience, mostBytes }: Route): RouteLimits => ({
  mostBytes: mostBytes ?? (audience === 'public' ? PUBLIC_BYTES : FORM_BYTES),
});

/** Parses JSON bodies; an empty one counts as missing, because clients declare JSON on every call. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const { mostBytes = PUBLIC_BYTES } = request.routeOptions.config as RouteLimits;
    const bytes = await receive(payload, Number(request.headers['content-length'] ?? 0), mostBytes);
    const why = costProblem(bytes);
    if (why) throw errors.malformed(COSTLY[why]);
    const body = bytes.toString();
    if (body.trim() === '') return undefined;
    const value = parse(body);
    // Such characters can only appear as escapes, which is rare.
    if (/\\u(?:0000|d[89a-f])/i.test(body) && !holdsOnlyText(value)) throw errors.malformed(NO_TEXT);
    return value;
  });
}

async function receive(payload: Readable, announced: number, mostBytes: number): Promise<Buffer> {
  const tooLong = errors.tooLarge('The request is too long.');
  if (announced > READ_TO_THE_END) throw new ApiError(tooLong.status, tooLong.body, { Connection: 'close' });
  const kept: Buffer[] = [];
  let arrived = 0;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      arrived += chunk.length;
      if (arrived <= mostBytes) kept.push(chunk);
      else kept.length = 0;
      if (arrived > READ_TO_THE_END) break;
    }
  } catch {
    throw errors.malformed('The request was cut off. Please try again.');
  }
  if (arrived > mostBytes) throw tooLong;
  return Buffer.concat(kept);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw errors.malformed('The request is no JSON.');
  }
}
