import * as z from '@waymark/contract/schema';
import { gameId, taskId, teamId } from './ids';
import { assetsSchema } from './media';
import { flag, instantOrNull, list, number, numberOrNull, text, textOrNull } from './shape';

/** Where a game stands for those who play it. */
export const PLAY_STATES = ['unscheduled', 'scheduled', 'running', 'over', 'stopped'] as const;
/** Where a game stands for those who play it. */
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
  /** When the time of this team is over; null for never. */
  until: textOrNull(),
});
/** A game as its players see it. */
export type PlayGame = z.infer<typeof playGameSchema>;

/** The team somebody plays in. */
export const playTeamSchema = z.looseObject({ id: teamId(), name: text() });

/** A hint of a challenge: what it costs, and its text once it was taken. */
export const playHintSchema = z.looseObject({ number: number(), points: number(), text: textOrNull() });
/** A hint of a challenge. */
export type PlayHint = z.infer<typeof playHintSchema>;

/** Why a challenge cannot be answered yet: another one comes first, it opens later, or the team is elsewhere. */
export const LOCK_REASONS = ['challenge', 'time', 'place'] as const;
/** Why a challenge cannot be answered yet. */
export type LockReason = (typeof LOCK_REASONS)[number];

/** A challenge as a team sees it: nothing in it solves it. What is locked shows no more than its name. */
export const playTaskSchema = z.looseObject({
  id: taskId(),
  name: text(),
  position: number(),
  task_type: number(),
  task_subtype: number(),
  points: number(),
  locked: z.catch(z.optional(z.nullable(z.enum(LOCK_REASONS))), undefined),
  description: textOrNull(),
  /** In an order that tells nothing. */
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
  /** How many teams can still solve it; null for any number. */
  left: numberOrNull(),
  /** Tries the team has left; null for any number. */
  tries_left: numberOrNull(),
  /** The team answered it, and the answer was not rejected. */
  answered: flag(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A challenge as a team sees it. */
export type PlayTask = z.infer<typeof playTaskSchema>;

/** What a team has reached. */
export const playScoreSchema = z.looseObject({
  team: playTeamSchema,
  points: number(),
  /** Challenges solved. */
  completed: number(),
  /** Null while the leaderboard is hidden. */
  place: numberOrNull(),
});
/** What a team has reached. */
export type PlayScore = z.infer<typeof playScoreSchema>;
