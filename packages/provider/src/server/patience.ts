import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-requests';

/** How long callers may take, in milliseconds. */
export interface Patience {
  /** Until the head of a request is here. */
  readonly head: number;
  /** Until the body of a call is here. */
  readonly body: number;
  /** Until a file is here: as long as its signed address is good. */
  readonly upload: number;
  /** In which nothing at all moves on a connection. */
  readonly silence: number;
}

/** What phones on bad lines keep, and people who only hold connections do not. */
export const PATIENCE: Patience = { head: 15_000, body: 30_000, upload: 15 * 60_000, silence: 120_000 };

const LONGEST_CHECK = 5000;

/** What the server is told of it. */
export const timeoutsOf = ({ head, upload, silence }: Patience) => ({
  requestTimeout: upload,
  connectionTimeout: silence,
  http: { headersTimeout: head, connectionsCheckingInterval: Math.min(head, LONGEST_CHECK) },
});

/** Answers 408 to bodies that take too long. Files have more time: what they are sent to is told apart by its address. */
export function limitBodies(app: FastifyInstance, { body }: Patience, uploads: string): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions: { url } }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || url?.startsWith(uploads)) return;
    const tooSlow = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => answerBrokenRequest(tooSlow, raw.socket), body);
    const arrived = () => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
  });
}
