import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Draining } from './draining';

/** Advice for operators of the embedded database. */
const EMBEDDED_DURABILITY =
  'Acknowledged writes survive the end of the process, a kill included. A power cut may lose the last ones: use PostgreSQL where that matters.';

/**
 * `/health`: whether the provider works, its engine, and how durable that is. `/ready`: whether a load balancer should
 * send calls here, which ends before the provider stops.
 */
export function healthRoutes(app: FastifyInstance, database: Database, version: string, draining: Draining): void {
  const works = () =>
    database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
  app.get('/health', async (_request, reply) => {
    const isUp = await works();
    return reply.code(isUp ? 200 : 503).send({
      status: isUp ? 'ok' : 'database unreachable',
      engine: database.engine,
      version,
      ...(database.engine === 'pglite' ? { durability: EMBEDDED_DURABILITY } : {}),
    });
  });
  app.get('/ready', async (_request, reply) => {
    const status = draining.isOn ? 'stopping' : (await works()) ? 'ok' : 'database unreachable';
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}
