import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/** Advice for operators of the embedded database. */
const EMBEDDED_DURABILITY =
  'Acknowledged writes survive the end of the process, a kill included. A power cut may lose the last ones: use PostgreSQL where that matters.';

/** `/health`: whether the provider works, its engine, and how durable that is. */
export function healthRoutes(app: FastifyInstance, database: Database, version: string): void {
  app.get('/health', async (_request, reply) => {
    const works = await database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return reply.code(works ? 200 : 503).send({
      status: works ? 'ok' : 'database unreachable',
      engine: database.engine,
      version,
      ...(database.engine === 'pglite' ? { durability: EMBEDDED_DURABILITY } : {}),
    });
  });
}
