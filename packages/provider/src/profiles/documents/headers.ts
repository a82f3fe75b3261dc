import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers in the documents. */
const DOCUMENTED = ['accept', 'content-type', 'authorization', 'x-whitelabel'];
/** Headers that browsers send automatically or that transport needs. */
const CARRIED = ['accept-language', 'content-language', 'range', 'host', 'connection', 'content-length', 'origin'];
const OF_THE_BROWSER = /^(sec-|access-control-request-|x-forwarded-|transfer-encoding$|expect$)/;

/** Removes undocumented headers from a request, so that they have no effect. */
export function dropUnknownHeaders({ headers }: FastifyRequest): void {
  for (const name of Object.keys(headers)) {
    // Without `Accept-Encoding`, responses are plain text, which can be filtered.
    if (!DOCUMENTED.includes(name) && !CARRIED.includes(name) && !OF_THE_BROWSER.test(name)) delete headers[name];
  }
}

/** Removes undocumented headers that pages could read, and does not allow pages to send others. */
export function dropUnknownAnswerHeaders(reply: FastifyReply): void {
  for (const name of ['retry-after', 'access-control-expose-headers']) reply.removeHeader(name);
  if (reply.hasHeader('access-control-allow-headers'))
    reply.header('access-control-allow-headers', DOCUMENTED.join(', '));
}
