import * as z from '@waymark/contract/schema';
import { flag, number, text } from './shape';

/** A message to send with a decision; `%{key}` stands for a personalisation. */
export const readyMessageSchema = z.looseObject({
  id: z.number(),
  text: z.string(),
  /** The decision it is for; empty for all of them. */
  decision: text(),
  position: number(),
  /** Whether it belongs to the white label rather than the game. */
  everywhere: flag(),
});
/** A message to send with a decision. */
export type ReadyMessage = z.infer<typeof readyMessageSchema>;
