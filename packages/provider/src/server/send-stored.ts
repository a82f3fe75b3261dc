import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../media/range';
import type { StoredFile } from '../storage/storage';

/** Sends a stored file or a requested range; the caller sets its other headers. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  reply.header('Accept-Ranges', 'bytes');
  const range = readRange(request.headers.range, file.bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send();
  if (!range) return reply.header('Content-Length', file.bytes).send(await file.read());
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(await file.read(range));
}
