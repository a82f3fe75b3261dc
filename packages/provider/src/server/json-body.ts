import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from './errors';
import { holdsOnlyText } from './well-formed';

/** Most bytes a JSON body may have. */
const MOST_BYTES = 1_000_000;
/** Up to here a body that is too long is read to its end, so that the sender hears why it is refused. */
const READ_TO_THE_END = 32_000_000;

/** What a route says of its bodies. */
export interface RouteLimits {
  readonly mostBytes?: number;
}

/** Said of texts that cannot be stored. */
export const NO_TEXT = 'The request holds signs that are no text.';

/** Reads JSON bodies; an empty one is none, since clients declare JSON on every call. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: READ_TO_THE_END },
    async (request: FastifyRequest, body: string) => {
      const { mostBytes = MOST_BYTES } = request.routeOptions.config as RouteLimits;
      if (body.length > mostBytes) throw errors.tooLarge('The request is too long.');
      if (body.trim() === '') return undefined;
      const value = parse(body);
      // Such signs can only be there escaped, and hardly ever are.
      if (/\\u(?:0000|d[89a-f])/i.test(body) && !holdsOnlyText(value)) throw errors.malformed(NO_TEXT);
      return value;
    },
  );
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw errors.malformed('The request is no JSON.');
  }
}
