import * as z from '@waymark/contract/schema';
import { flag, number, text } from './shape';

/** A text that goes with a decision; `%{key}` stands for a word of the game. */
export const readyMessageSchema = z.looseObject({
  id: z.number(),
  text: z.string(),
  /** The decision it is for; empty for all of them. */
  decision: text(),
  position: number(),
  /** It belongs to the white label and not to the game. */
  everywhere: flag(),
});
/** A text that goes with a decision. */
export type ReadyMessage = z.infer<typeof readyMessageSchema>;
