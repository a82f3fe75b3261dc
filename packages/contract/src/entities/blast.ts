import * as z from '@waymark/contract/schema';
import { flag, instant, instantOrNull, number, text } from './shape';

/** Where a blast can be. A `kept` one is stored, because the provider has no way to deliver it. */
export const BLAST_STATES = ['planned', 'sending', 'sent', 'kept', 'stopped', 'failed'] as const;
/** Where a blast can be. */
export type BlastState = (typeof BLAST_STATES)[number];

/** A message to those who play a game. */
export const blastSchema = z.looseObject({
  id: z.number(),
  method: number(),
  subject: text(),
  message: text(),
  /** Names of the group, the teams or the player it is for; empty for everybody. */
  to: text(),
  /** One of `BLAST_STATES`. */
  state: text(),
  /** Whether the provider delivers messages of this method. */
  delivers: flag(),
  /** When it goes, or went. */
  send_at: instant(),
  /** What it follows (`start`, `finish`); null for a moment of its own. */
  anchor: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** Minutes after the anchor; negative ones are before it. */
  offset: number(),
  /** How many it was sent to so far, and how many of them it has reached, of how many it is for. */
  tried: number(),
  reached: number(),
  people: number(),
  /** Who wrote it. */
  by: text(),
  sent_at: instantOrNull(),
});
/** A message to those who play a game. */
export type BlastEntry = z.infer<typeof blastSchema>;
