import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { archiveRoutes } from '../../exports/archive-routes';
import { fileRoutes } from '../../media/file-routes';
import { uploadRoutes } from '../../media/upload-routes';
import { answerErrors } from '../../server/answer-errors';
import type { Services } from '../../server/services';

/**
 * Files on their own origin, like a bucket: pages may show them and PUT one to a signed address with its content type,
 * without other headers ([G43]).
 */
export async function mediaApp(services: Services, onFault: (error: unknown) => void): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true, exposeHeadRoutes: false });
  await app.register(cors, {
    origin: [...services.config.builderOrigins],
    methods: ['GET', 'PUT'],
    allowedHeaders: ['Content-Type'],
  });
  // A bucket answers a PUT without a body.
  app.addHook('onSend', async ({ method }, { statusCode }, payload) =>
    method === 'PUT' && statusCode < 300 ? '' : payload,
  );
  answerErrors(app, onFault);
  await app.register(uploadRoutes, services);
  await app.register(fileRoutes, services);
  await app.register(archiveRoutes, services);
  return app;
}
