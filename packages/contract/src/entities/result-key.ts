import * as z from '@waymark/contract/schema';
import { instant, instantOrNull, text } from './shape';

/** A key with which programs read the results of a game, without its secret. */
export const resultKeySchema = z.looseObject({
  id: z.number(),
  name: text(),
  created_at: instant(),
  revoked_at: instantOrNull(),
});
/** A key with which programs read the results of a game. */
export type ResultKey = z.infer<typeof resultKeySchema>;
