import type { FastifyInstance } from 'fastify';

/** Half a year, after which browsers may use plain HTTP again. */
const STRICT_TRANSPORT = 'max-age=15552000';

/** Sends Strict-Transport-Security if the public URL uses HTTPS. */
export function sendStrictTransport(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (origin().startsWith('https:')) reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
  });
}
