import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers that the documents name. */
const DOCUMENTED = ['accept', 'content-type', 'authorization', 'x-whitelabel'];
/** What browsers may say unasked, and what it takes to carry a request. */
const CARRIED = ['accept-language', 'content-language', 'range', 'host', 'connection', 'content-length', 'origin'];
const OF_THE_BROWSER = /^(sec-|access-control-request-|x-forwarded-|transfer-encoding$|expect$)/;

/** Takes headers out of a request that no document speaks of: they change nothing. */
export function dropUnknownHeaders({ headers }: FastifyRequest): void {
  for (const name of Object.keys(headers)) {
    // Without `Accept-Encoding` answers come as text, which is what is looked at on their way out.
    if (!DOCUMENTED.includes(name) && !CARRIED.includes(name) && !OF_THE_BROWSER.test(name)) delete headers[name];
  }
}

/** Takes headers out of an answer that pages could use and no document speaks of, and lets them send no others. */
export function dropUnknownAnswerHeaders(reply: FastifyReply): void {
  for (const name of ['retry-after', 'access-control-expose-headers']) reply.removeHeader(name);
  if (reply.hasHeader('access-control-allow-headers'))
    reply.header('access-control-allow-headers', DOCUMENTED.join(', '));
}
