import { extensionOf } from '@waymark/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { contentTypeOf } from '../storage/content-types';
import { mediaKey } from './keys';
import { readRange } from './range';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^[a-z0-9-]{1,40}\.[a-z0-9]{2,5}$/;

/**
 * Serves stored files. Whoever knows the address may see the file: pictures are shown by pages that carry no token, and a
 * uuid cannot be guessed. A file never changes, so it may be kept for ever.
 */
export async function fileDoor(app: FastifyInstance, { storage }: Services): Promise<void> {
  const send = async (uuid: string, name: string, asked: string | undefined, reply: FastifyReply) => {
    const file = UUID.test(uuid) && FILE.test(name) ? await storage.open(mediaKey(uuid, name)) : undefined;
    if (!file) throw errors.notFound();
    reply
      .type(contentTypeOf(extensionOf(name)))
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Accept-Ranges', 'bytes')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    const range = readRange(asked, file.bytes);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send();
    }
    if (!range) return reply.header('Content-Length', file.bytes).send(await file.read());
    return reply
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(await file.read(range));
  };

  app.get<{ Params: { name: string } }>('/media/:name', (request, reply) => {
    const { name } = request.params;
    const dot = name.lastIndexOf('.');
    return send(name.slice(0, dot), `original${name.slice(dot)}`, request.headers.range, reply);
  });
  app.get<{ Params: { uuid: string; file: string } }>('/media/:uuid/:file', (request, reply) =>
    send(request.params.uuid, request.params.file, request.headers.range, reply),
  );
}
