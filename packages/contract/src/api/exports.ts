import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Days for which the link to a finished export works, unless the provider ends it earlier. */
export const EXPORT_DAYS = 30;

/**
 * Export everything of a game to one file, in the background. When it is ready, the game has its `export_url` and the
 * address gets a message. Requested again meanwhile, it remains one export.
 */
export const exportGame = defineRoute({
  method: 'PATCH',
  path: '/games/{id}/export.json',
  audience: 'signed-in',
  summary: 'Pack everything of a game into one file',
  params: z.object({ id: idParam() }),
  body: z.object({
    email: z.string().check(z.maxLength(320)),
    /** Includes photos, videos and audio. */
    media: z.boolean(),
  }),
  answer: anyAnswer,
});
