import * as z from '@waymark/contract/schema';

/** The tables of a game's results. */
export const RESULT_TABLES = ['teams', 'challenges', 'answers'] as const;
/** A table of a game's results. */
export type ResultTable = (typeof RESULT_TABLES)[number];

/** State of an answer in the results. */
export const RESULT_STATES = ['accepted', 'rejected', 'waiting'] as const;

/** A team in the results. */
export const teamResultSchema = z.object({
  id: z.number(),
  name: z.string(),
  points: z.number(),
  solved: z.number(),
  players: z.number(),
});
/** A challenge in the results. */
export const challengeResultSchema = z.object({
  id: z.number(),
  position: z.number(),
  name: z.string(),
  type: z.string(),
  points: z.number(),
});
/** An answer in the results. */
export const answerResultSchema = z.object({
  id: z.number(),
  team_id: z.number(),
  team: z.string(),
  challenge_id: z.number(),
  challenge: z.string(),
  /** What was written, chosen or scanned. */
  answer: z.string(),
  state: z.enum(RESULT_STATES),
  points: z.number(),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
});
