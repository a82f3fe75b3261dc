import type { FastifyInstance } from 'fastify';

/** Half a year, after which browsers would try plain HTTP again. */
const STRICT_TRANSPORT = 'max-age=15552000';

/** Tells browsers to stay with HTTPS if the public address has it. */
export function keepHttps(app: FastifyInstance, origin: () => string): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (origin().startsWith('https:')) reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
  });
}
