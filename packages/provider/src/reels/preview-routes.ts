import { TRACKS } from '@waymark/studio';
import type { FastifyInstance } from 'fastify';
import { errors } from '../server/errors';
import type { Services } from '../server/services';

const SECONDS = 30;
/** The music belongs to no game, so no permission is needed. */
const NOBODY = 0;

/** Address of a track's preview. */
export const previewOf = (origin: string, code: string): string => `${origin}/soundtracks/${code}.wav`;

/** Plays the beginning of each soundtrack. Each preview is made once, on the first request. */
export async function previewRoutes(app: FastifyInstance, { work }: Services): Promise<void> {
  const made = new Map<string, Promise<Uint8Array>>();
  const make = (code: string): Promise<Uint8Array> => {
    const terms = { by: NOBODY, seconds: SECONDS, tooMuch: () => errors.busy(SECONDS) };
    const making = work.run('previewTrack', code, terms);
    made.set(code, making);
    making.catch(() => made.delete(code));
    return making;
  };
  app.get<{ Params: { file: string } }>('/soundtracks/:file', async ({ params }, reply) => {
    const track = TRACKS.find(({ code }) => `${code}.wav` === params.file);
    if (!track) throw errors.notFound();
    const bytes = await (made.get(track.code) ?? make(track.code));
    return reply
      .type('audio/wav')
      .header('Cache-Control', 'public, max-age=86400')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
