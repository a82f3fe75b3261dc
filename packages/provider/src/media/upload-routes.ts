import { Readable } from 'node:stream';
import { removePersonalData, TooManyPieces, uploadKindOf } from '@waymark/studio';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { drain } from '../storage/drain';
import { type Arrived, CutOff, TooManyBytes } from '../storage/spool';
import { checkContent } from './check-content';
import { mediaKey } from './keys';
import { mostBytesByKind } from './limits';
import { claimUpload, findMedia, releaseUpload, takeUpload } from './repo';

interface UploadRequest {
  Params: { name: string };
  Querystring: { expires?: string; signature?: string };
}

/**
 * Receives the file for a signed address. It is checked before it is stored and acknowledged afterwards. The signature
 * alone authorises it, without a token ([G43]). The address stays valid until a file is accepted.
 */
export async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, mediaQueue, spool, storage } = services;
  // Bodies are read as bytes, whatever their content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.put<UploadRequest>('/media/upload/:name', async (request, reply) => {
    const { name } = request.params;
    const { uuid, owner_id, extension, kind, mostBytes } = await findAddress(services, request);
    refuseTooLong(request, reply, mostBytes);
    // Without content and a content type, nothing is parsed.
    const body = (request.body as Readable | undefined) ?? Readable.from([]);
    await spool
      .receive(body, mostBytes, async (arrived) => {
        await checkContent(arrived, extension, kind);
        const bytes = await withoutPersonalData(arrived, extension);
        const quota = { ownerId: owner_id, mostBytes: config.storagePerAccount };
        const claimed = await database.tx((tx) => claimUpload(tx, uuid, bytes, quota));
        if (!claimed) throw errors.alreadyUploaded();
        try {
          const original = `original.${extension}`;
          await storage.adopt(mediaKey(uuid, original), arrived.path);
          await takeUpload(database.db, uuid, bytes, { original });
        } catch (error) {
          await releaseUpload(database.db, uuid);
          throw error;
        }
      })
      .catch(async (error: unknown) => {
        if (!(await drain(body))) reply.header('Connection', 'close');
        if (error instanceof TooManyBytes) throw tooLarge(mostBytes);
        if (error instanceof CutOff) throw errors.malformed('The upload was cut off. Please try again.');
        throw error;
      });
    mediaQueue.add(uuid);
    return { name };
  });
}

/** @throws {ApiError} 403 for a forged or expired address, 409 for a used one */
async function findAddress({ config, database, signer }: Services, request: FastifyRequest<UploadRequest>) {
  const { name } = request.params;
  const { expires = '', signature = '' } = request.query;
  if (!signer.verify(name, expires, signature)) throw errors.addressRefused();
  const found = await findMedia(database.db, name.slice(0, name.lastIndexOf('.')));
  if (!found) throw errors.addressRefused();
  if (found.state !== 'signed') throw errors.alreadyUploaded();
  const kind = uploadKindOf(`.${found.extension}`);
  if (!kind) throw errors.addressRefused();
  return { ...found, mostBytes: mostBytesByKind(config.mostUploadBytes)[kind] };
}

/** @returns the remaining bytes @throws {ApiError} 422 for a file designed to exhaust the server */
async function withoutPersonalData({ path }: Arrived, extension: string): Promise<number> {
  return removePersonalData(path, extension).catch((error: unknown) => {
    throw error instanceof TooManyPieces ? errors.invalid({ file: ['The file cannot be read.'] }) : error;
  });
}

const tooLarge = (mostBytes: number) => errors.tooLarge(`Files can be at most ${mostBytes / 1e6} MB.`);

/** Refuses files by their declared length before reading them. */
function refuseTooLong(request: FastifyRequest<UploadRequest>, reply: FastifyReply, mostBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) <= mostBytes) return;
  reply.header('Connection', 'close');
  throw tooLarge(mostBytes);
}
