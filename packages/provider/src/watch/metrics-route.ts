import type { FastifyInstance } from 'fastify';
import { errors } from '../server/errors';
import type { Metrics } from './metrics';

/** `/metrics`, for internal programs; answers 404 to calls through a proxy. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    const { 'x-forwarded-for': list, forwarded } = request.headers;
    if (list !== undefined || forwarded !== undefined) throw errors.noSuchCall();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
