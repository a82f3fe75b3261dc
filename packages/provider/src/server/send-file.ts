import type { FastifyReply } from 'fastify';

/** What a route that answers a file hands over. */
export interface FileAnswer {
  /** The name it is saved under: letters, digits, dots and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Sends a file to be saved, which no browser takes for anything but its type. */
export function sendFile(reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('X-Content-Type-Options', 'nosniff')
    .send(bytes);
}
