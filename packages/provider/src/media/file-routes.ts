import { extensionOf } from '@waymark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../server/errors';
import { sendStored } from '../server/send-stored';
import type { Services } from '../server/services';
import { contentTypeOf } from '../storage/content-types';
import { mediaKey } from './keys';
import { openedTo } from './originals';
import { isOriginal } from './urls';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^[a-z0-9-]{1,40}\.[a-z0-9]{2,5}$/;
const YEAR = 31_536_000;

/**
 * Serves stored files. Generated formats are public to anyone with the address: pages show photos without a token, and
 * uuids cannot be guessed. Originals of answers need permission. Files never change, so they may be cached for ever.
 * `?download` makes browsers save a file, which their own `download` cannot for another origin.
 */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { storage } = services;
  const send = async (request: FastifyRequest, reply: FastifyReply, uuid: string, name: string) => {
    const isFile = UUID.test(uuid) && FILE.test(name);
    const readers = isFile && isOriginal(name) ? await openedTo(services, request, uuid, name) : 'everybody';
    const file = isFile ? await storage.open(mediaKey(uuid, name)) : undefined;
    if (!file) throw errors.notFound();
    reply
      .type(contentTypeOf(extensionOf(name)))
      .header('Cache-Control', `${readers === 'everybody' ? 'public' : 'private'}, max-age=${YEAR}, immutable`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    if ('download' in (request.query as object)) reply.header('Content-Disposition', `attachment; filename="${name}"`);
    return sendStored(request, reply, file);
  };

  app.get<{ Params: { name: string } }>('/media/:name', (request, reply) => {
    const { name } = request.params;
    const dot = name.lastIndexOf('.');
    return send(request, reply, name.slice(0, dot), `original${name.slice(dot)}`);
  });
  app.get<{ Params: { uuid: string; file: string } }>('/media/:uuid/:file', (request, reply) =>
    send(request, reply, request.params.uuid, request.params.file),
  );
}
