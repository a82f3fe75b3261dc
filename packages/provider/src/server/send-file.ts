import type { FastifyReply } from 'fastify';

/** The result of a route that returns a file. */
export interface FileAnswer {
  /** Download name: letters, digits, dots and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Sends a file as a download; browsers must not guess another type. */
export function sendFile(reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('X-Content-Type-Options', 'nosniff')
    .send(bytes);
}
