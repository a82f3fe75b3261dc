import * as z from '@waymark/contract/schema';
import { instant, list, number, text, textOrNull } from './shape';

/** One entry of a game's history. */
export const changeSchema = z.looseObject({
  id: number(),
  /** Null for the platform itself, and for deleted accounts. */
  user: z.catch(z.optional(z.nullable(z.looseObject({ id: number(), name: text(), email: text() }))), undefined),
  /** Source of the matching live message, such as `ss.game.update`. */
  action: text(),
  /** Names of the sent fields. */
  fields: list(z.string()),
  /** Fields that differ, before and after; long texts are cut. */
  changes: list(z.looseObject({ field: text(), from: textOrNull(), to: textOrNull() })),
  created_at: instant(),
});
/** One entry of a game's history. */
export type Change = z.infer<typeof changeSchema>;
