import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './broken-requests';

/** Timeouts for callers, in milliseconds. */
export interface Timeouts {
  /** Until the request head is complete. */
  readonly head: number;
  /** Until the body of a call is complete. */
  readonly body: number;
  /** Until an upload is complete: as long as its signed address is valid. */
  readonly upload: number;
  /** Without any traffic on a connection. */
  readonly silence: number;
}

/** Slow phones meet these limits; attackers who hold connections open do not. */
export const TIMEOUTS: Timeouts = { head: 15_000, body: 30_000, upload: 15 * 60_000, silence: 120_000 };

const LONGEST_CHECK = 5000;

/** The matching server options. */
export const timeoutsOf = ({ head, upload, silence }: Timeouts) => ({
  requestTimeout: upload,
  connectionTimeout: silence,
  http: { headersTimeout: head, connectionsCheckingInterval: Math.min(head, LONGEST_CHECK) },
});

/** Answers 408 to slow bodies. Uploads have more time, and are recognised by their address. */
export function limitBodies(app: FastifyInstance, { body }: Timeouts, uploads: string): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions: { url } }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || url?.startsWith(uploads)) return;
    const tooSlow = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => answerBrokenRequest(tooSlow, raw.socket), body);
    const arrived = () => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
  });
}
