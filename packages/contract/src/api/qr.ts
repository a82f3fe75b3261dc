import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/**
 * The image of a challenge's QR code. 403 for everybody but administrators, because it solves the challenge. 404 while
 * the code has no content. The white label is in the query as well as in the header ([G04], [G85]).
 */
export const qrPicture = defineRoute({
  method: 'GET',
  path: '/tasks/{id}/qr.png',
  audience: 'signed-in',
  summary: 'The QR code of a challenge',
  params: z.object({ id: idParam() }),
  query: z.object({ whitelabel: z.string(), game_id: idParam() }),
  file: 'image/png',
  answer: anyAnswer,
});
