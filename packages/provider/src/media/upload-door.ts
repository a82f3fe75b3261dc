import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { TooManyBytes } from '../storage/storage';
import { mediaKey } from './keys';
import { HEAD_BYTES, isOfKind, isReadablePicture } from './kinds';
import { findMedia, takeUpload } from './repo';

interface UploadRequest {
  Params: { name: string };
  Querystring: { expires?: string; signature?: string };
}

/**
 * Takes the file of a signed address. It is looked at before it is acknowledged, and acknowledged when it is stored. The
 * address alone lets it in: no token goes with it ([G43]).
 */
export async function uploadDoor(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, storage, signer, mediaQueue } = services;
  // Whatever the content type says, the bytes are taken as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.put<UploadRequest>('/media/upload/:name', async (request, reply) => {
    const { name } = request.params;
    const { expires = '', signature = '' } = request.query;
    if (!signer.verify(name, expires, signature)) throw errors.addressRefused();
    const found = await findMedia(database.db, name.slice(0, name.lastIndexOf('.')));
    if (!found) throw errors.addressRefused();
    if (found.state !== 'signed') throw errors.alreadyUploaded();

    const tooLarge = () => errors.tooLarge(`Files may have at most ${config.mostUploadBytes / 1e6} MB.`);
    if (Number(request.headers['content-length'] ?? 0) > config.mostUploadBytes) {
      reply.header('Connection', 'close');
      throw tooLarge();
    }
    const { uuid, extension, kind } = found;
    const incoming = `incoming/${uuid}.${randomUUID()}`;
    try {
      const bytes = await storage
        .receive(incoming, request.body as Readable, config.mostUploadBytes)
        .catch((error: unknown) => {
          throw error instanceof TooManyBytes ? tooLarge() : error;
        });
      await checkContent(services, incoming, extension, kind);
      const original = `original.${extension}`;
      await database.tx(async (tx) => {
        if (!(await takeUpload(tx, uuid, bytes, { original }))) throw errors.alreadyUploaded();
        await storage.move(incoming, mediaKey(uuid, original));
      });
    } finally {
      await storage.remove(incoming);
    }
    mediaQueue.add(uuid);
    return { name };
  });
}

/** @throws {ApiError} 415 when the content is not what the extension says, 422 when it is empty or broken */
async function checkContent({ storage }: Services, key: string, extension: string, kind: string): Promise<void> {
  const file = await storage.open(key);
  if (!file || file.bytes === 0) throw errors.invalid({ file: ['The file is empty.'] });
  const chunks: Buffer[] = [];
  const head = file.read({ start: 0, end: HEAD_BYTES - 1 }) as AsyncIterable<Buffer>;
  for await (const chunk of head) chunks.push(chunk);
  if (!isOfKind(extension, Buffer.concat(chunks))) {
    throw errors.wrongKind(`The file is not a .${extension} file.`);
  }
  if (kind !== 'image') return;
  const bytes = await storage.readAll(key);
  if (!bytes || !(await isReadablePicture(bytes))) throw errors.invalid({ file: ['The picture cannot be read.'] });
}
