import type { FastifyRequest } from 'fastify';

/** The white label of a call: from its header, or the query of the few calls that carry it there ([G04]). */
export function whitelabelOf({ headers, query }: FastifyRequest): string {
  const named = headers['x-whitelabel'] ?? (query as { readonly whitelabel?: unknown }).whitelabel;
  return typeof named === 'string' ? named : '';
}
