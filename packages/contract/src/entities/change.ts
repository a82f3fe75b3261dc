import * as z from '@waymark/contract/schema';
import { instant, list, number, text, textOrNull } from './shape';

/** One entry of a game's history: who changed what, and when. */
export const changeSchema = z.looseObject({
  id: number(),
  /** Null for the platform itself, and for accounts that are gone. */
  user: z.catch(z.optional(z.nullable(z.looseObject({ id: number(), name: text(), email: text() }))), undefined),
  /** Code of the live message that went with it, such as `ss.game.update`. */
  action: text(),
  /** Names of the fields that were sent. */
  fields: list(z.string()),
  /** Fields that differ after it, as they were and as they are; long texts are cut. */
  changes: list(z.looseObject({ field: text(), from: textOrNull(), to: textOrNull() })),
  created_at: instant(),
});
/** One entry of a game's history. */
export type Change = z.infer<typeof changeSchema>;
