import * as z from '@waymark/contract/schema';
import { answerId, teamId } from './ids';
import { assetSchema, placeholderSchema } from './media';
import { flag, instant, instantOrNull, list, number, numberOrNull, text, textOrNull } from './shape';

/** The names under which an answer keeps pictures. */
export const ANSWER_PHOTO_NAMES = ['standard', 'background-merged', 'background-sticker', 'thumb'] as const;
/** The name of an answer's picture. */
export type AnswerPhotoName = (typeof ANSWER_PHOTO_NAMES)[number];

/** When an answer came, by the code in `late` ([G55]). */
export const LATENESS = { inTime: 0, late: 2, early: 3 } as const;
/** Code of when an answer came. */
export type Lateness = (typeof LATENESS)[keyof typeof LATENESS];

/** What the platform writes when a team runs out of hints ([G89]). */
export const OUT_OF_HINTS = 'Out of hints';

/** A recording that came as an answer, or an answer's film or picture. */
const answerAssetsSchema = z.looseObject({
  photos: list(assetSchema),
  videos: list(assetSchema),
  audios: list(assetSchema),
});

/**
 * What a team submitted for a challenge. Who does not review answers gets no `review_key`, of answers that others gave to
 * questions no `comment`, since it would solve them, and of answers that do not share their location no place.
 */
export const answerSchema = z.looseObject({
  id: answerId(),
  /** Type of the challenge when it was answered. */
  type: number(),
  sub_type: number(),
  /** What was written, chosen or scanned, or is said about the picture: plain text. */
  comment: textOrNull(),
  address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  share_location: number(),
  assets: z.catch(z.optional(answerAssetsSchema), undefined),
  /** Files that are still being processed. */
  placeholders: list(placeholderSchema),
  /** The team answered this challenge before. */
  duplicate: flag(),
  /** 2 late, 3 early. */
  late: number(),
  /** Deductions already taken off. */
  points: number(),
  /** What hints took off. */
  hint_points: number(),
  /** `correct` or `incorrect`; null where there is nothing to check. */
  trivia: z.catch(z.optional(z.nullable(z.enum(['correct', 'incorrect']))), undefined),
  /** The how-manieth try it was. */
  count: number(),
  /** Its media is being made anew. */
  regenerate: flag(),
  /** Goes with every review, so that one of an outdated copy is noticed. */
  review_key: text(),
  /** Null for what the platform submitted itself; such an answer cannot be reviewed. */
  user_id: numberOrNull(),
  created_at: instant(),
  approved_at: instantOrNull(),
  rejected_at: instantOrNull(),
  featured_at: instantOrNull(),
  game: z.catch(z.optional(z.looseObject({ id: number(), name: text() })), undefined),
  task: z.catch(
    z.optional(z.looseObject({ id: number(), name: text(), description: textOrNull(), points: number() })),
    undefined,
  ),
  team: z.catch(z.optional(z.looseObject({ id: teamId(), name: text() })), undefined),
});
/** What a team submitted for a challenge. */
export type Answer = z.infer<typeof answerSchema>;
