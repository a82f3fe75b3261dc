import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/**
 * The picture that a QR challenge is solved with. 403 for everybody but administrators of the game: who sees it has solved
 * the challenge. 404 while the challenge has nothing to scan. The white label is in the query as well as in the header
 * ([G04], [G85]).
 */
export const qrPicture = defineRoute({
  name: 'qrPicture',
  method: 'GET',
  path: '/tasks/{id}/qr.png',
  audience: 'signed-in',
  summary: 'The QR code of a challenge',
  params: z.object({ id: idParam() }),
  query: z.object({ whitelabel: z.string(), game_id: idParam() }),
  file: 'image/png',
  answer: anyAnswer,
});
