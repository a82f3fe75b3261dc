import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, text } from './shape';

/** A key by which programs read the results of a game, without the key itself. */
export const resultKeySchema = z.looseObject({
  id: z.number(),
  name: text(),
  created_at: instant(),
  revoked_at: instantOrNull(),
});
/** A key by which programs read the results of a game. */
export type ResultKey = z.infer<typeof resultKeySchema>;
