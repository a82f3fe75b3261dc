import * as z from '@waymark/contract/schema';
import { flag, instant, instantOrNull, number, text } from './shape';

/** State of a blast. A `kept` one is stored, because the provider has no way to deliver it. */
export const BLAST_STATES = ['planned', 'sending', 'sent', 'kept', 'stopped', 'failed'] as const;
/** State of a blast. */
export type BlastState = (typeof BLAST_STATES)[number];

/** A message to the players of a game. */
export const blastSchema = z.looseObject({
  id: z.number(),
  method: number(),
  subject: text(),
  message: text(),
  /** Names of the group, teams or player addressed; empty for everybody. */
  to: text(),
  /** One of `BLAST_STATES`. */
  state: text(),
  /** Whether the provider delivers messages of this method. */
  delivers: flag(),
  /** When it is or was sent. */
  send_at: instant(),
  /** Its anchor (`start`, `finish`); null for an absolute time. */
  anchor: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** Minutes after the anchor; negative ones are before it. */
  offset: number(),
  /** How many it has been sent to, how many it has reached, and how many it is for. */
  tried: number(),
  reached: number(),
  people: number(),
  /** The author. */
  by: text(),
  sent_at: instantOrNull(),
});
/** A message to the players of a game. */
export type BlastEntry = z.infer<typeof blastSchema>;
