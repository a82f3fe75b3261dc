import type { FastifyInstance } from 'fastify';
import { errors } from '../server/errors';
import { sendStored } from '../server/send-stored';
import type { Services } from '../server/services';
import { exportKey } from './export-file';
import { findExport } from './repo';

/** Serves finished exports to anyone with the link, until it expires. */
export async function archiveRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, storage, now } = services;
  app.get<{ Params: { folder: string; name: string } }>('/exports/:folder/:name', async (request, reply) => {
    const name = `${request.params.folder}/${request.params.name}`;
    const found = await findExport(database.db, name, now());
    const file = found && (await storage.open(exportKey(found.file)));
    if (!file) throw errors.notFound();
    reply
      .type('application/zip')
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="${request.params.name}"`)
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Robots-Tag', 'noindex');
    return sendStored(request, reply, file);
  });
}
