import * as z from '@waymark/contract/schema';
import { gameId, taskId, teamId } from './ids';
import { assetsSchema } from './media';
import { flag, instantOrNull, list, number, numberOrNull, text, textOrNull } from './shape';

/** State of a game for its players. */
export const PLAY_STATES = ['unscheduled', 'scheduled', 'running', 'over', 'stopped'] as const;
/** State of a game for its players. */
export type PlayState = (typeof PLAY_STATES)[number];

/** A game as its players see it. */
export const playGameSchema = z.looseObject({
  id: gameId(),
  name: text(),
  description: textOrNull(),
  state: z.enum(PLAY_STATES),
  start_at: instantOrNull(),
  finish_at: instantOrNull(),
  tz: text(),
  timer_visible: number(),
  /** When this team's time is over; null for never. */
  until: textOrNull(),
});
/** A game as its players see it. */
export type PlayGame = z.infer<typeof playGameSchema>;

/** The team of a player. */
export const playTeamSchema = z.looseObject({ id: teamId(), name: text() });

/** A hint of a challenge: its cost, and its text once it has been opened. */
export const playHintSchema = z.looseObject({ number: number(), points: number(), text: textOrNull() });
/** A hint of a challenge. */
export type PlayHint = z.infer<typeof playHintSchema>;

/** Why a challenge cannot be answered yet: a prerequisite, its time, or the team's location. */
export const LOCK_REASONS = ['challenge', 'time', 'place'] as const;
/** Why a challenge cannot be answered yet. */
export type LockReason = (typeof LOCK_REASONS)[number];

/** A challenge as a team sees it, without the solution. A locked one only has its name. */
export const playTaskSchema = z.looseObject({
  id: taskId(),
  name: text(),
  position: number(),
  task_type: number(),
  task_subtype: number(),
  points: number(),
  locked: z.catch(z.optional(z.nullable(z.enum(LOCK_REASONS))), undefined),
  description: textOrNull(),
  /** In an order that reveals nothing. */
  choices: list(z.string()),
  video_length: numberOrNull(),
  timer: number(),
  timer_visible: number(),
  starts_at: instantOrNull(),
  ends_at: instantOrNull(),
  address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  unlock_by_location_radius: number(),
  hints: list(playHintSchema),
  /** How many more teams can solve it; null for unlimited. */
  left: numberOrNull(),
  /** The team's remaining attempts; null for unlimited. */
  tries_left: numberOrNull(),
  /** The team has an answer that was not rejected. */
  answered: flag(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A challenge as a team sees it. */
export type PlayTask = z.infer<typeof playTaskSchema>;

/** A reward that a team has. */
export const playRewardSchema = z.looseObject({
  id: z.number(),
  title: text(),
  description: text(),
  push: text(),
  points: number(),
  granted_at: instantOrNull(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A reward that a team has. */
export type PlayReward = z.infer<typeof playRewardSchema>;

/** A team's progress. */
export const playScoreSchema = z.looseObject({
  team: playTeamSchema,
  points: number(),
  /** Number of solved challenges. */
  completed: number(),
  /** Null while the leaderboard is hidden. */
  place: numberOrNull(),
  /** The team's rewards, latest first. */
  rewards: list(playRewardSchema),
});
/** A team's progress. */
export type PlayScore = z.infer<typeof playScoreSchema>;
