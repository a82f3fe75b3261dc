import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { Partners } from '../white-labels/partners';

/**
 * Whether pages of an origin may call: those of builders, and of partners for white labels that list them, or for any.
 */
export const pagesThatCall =
  (builders: readonly string[], partners: Partners) =>
  async (origin: string, whitelabel: string | undefined): Promise<boolean> =>
    builders.includes(origin) || (await partners.allows(origin, whitelabel));

/**
 * Origins that may call from a browser. A preflight request does not carry the white label, so partners of any white
 * label pass it.
 */
export function corsFor(builders: readonly string[], partners: Partners) {
  const mayCall = pagesThatCall(builders, partners);
  const isAllowed = async ({ method, headers }: FastifyRequest): Promise<boolean> => {
    const { origin, 'x-whitelabel': named } = headers;
    if (!origin) return false;
    return await mayCall(origin, method === 'OPTIONS' || typeof named !== 'string' ? undefined : named);
  };
  return (request: FastifyRequest, answer: (error: Error | null, options?: FastifyCorsOptions) => void): void => {
    isAllowed(request).then(
      (allowed) =>
        answer(null, {
          origin: allowed,
          methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
          allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'X-Whitelabel'],
          exposedHeaders: ['Retry-After', 'X-Request-Id'],
          maxAge: 7200,
        }),
      (error: Error) => answer(error),
    );
  };
}
