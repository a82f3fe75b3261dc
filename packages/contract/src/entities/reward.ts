import * as z from '@waymark/contract/schema';
import { teamId } from './ids';
import { assetsSchema } from './media';
import { flag, instant, needed, number, text, textOrNull } from './shape';

const fromTo = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);

/** Counts that "Grant to" and "Qualify with" offer; 0 is unlimited ([G63]). */
export const REWARD_COUNTS: readonly number[] = [0, ...fromTo(1, 20, 1), 50, 99, 200, 300, 400, 500];
/** The bonus points a reward can have. */
export const REWARD_POINTS: readonly number[] = [...fromTo(0, 10, 1), ...fromTo(20, 90, 10), 99];
/** Maximum length of a reward's push message. */
export const REWARD_PUSH_MAX = 255;

/** What teams earn in a game ("achievement" in addresses). */
export const rewardSchema = z.looseObject({
  id: needed(),
  title: textOrNull(),
  description: textOrNull(),
  photo: textOrNull(),
  /** How many teams get it; 0 for all. */
  first: number(),
  /** How many solved challenges qualify; 0 sets no number, so the first one qualifies. */
  trig: number(),
  /** Type of the challenges that count, as text; empty for any. */
  style: z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined),
  /** Message to a team that gets it. */
  push: textOrNull(),
  /** Bonus points. */
  points: number(),
  /** How many teams have it. */
  granted: number(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** What teams earn in a game. */
export type Reward = z.infer<typeof rewardSchema>;

/** A team that has a reward. */
export const rewardGrantSchema = z.looseObject({
  id: teamId(),
  name: text(),
  granted_at: instant(),
  /** Given by hand, not earned. */
  by_hand: flag(),
  assets: z.catch(z.optional(assetsSchema), undefined),
});
/** A team that has a reward. */
export type RewardGrant = z.infer<typeof rewardGrantSchema>;

const fileField = () => z.optional(z.string().check(z.maxLength(64)));
const count = () => z.optional(z.literal(REWARD_COUNTS));

/** The writable fields of a reward; only changed ones are sent. */
export const rewardFields = {
  title: z.optional(z.string().check(z.maxLength(255))),
  description: z.optional(z.string().check(z.maxLength(10_000))),
  first: count(),
  trig: count(),
  // Also a number, because it is a code.
  style: z.optional(
    z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(String), z.string().check(z.regex(/^(\d|1[01])?$/)))),
  ),
  push: z.optional(z.string().check(z.maxLength(REWARD_PUSH_MAX))),
  points: z.optional(z.literal(REWARD_POINTS)),
  standard_media_uuid: fileField(),
  standard_media_extension: fileField(),
};
const rewardWriteSchema = z.object(rewardFields);
/** The writable fields of a reward. */
export type RewardWrite = z.output<typeof rewardWriteSchema>;
