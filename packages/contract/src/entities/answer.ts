import * as z from '@waymark/contract/schema';
import { answerId, teamId } from './ids';
import { assetSchema, photoSchema, placeholderSchema } from './media';
import { flag, instant, instantOrNull, list, listOrNone, number, numberOrNull, text, textOrNull } from './shape';

/** The names of an answer's photos. */
export const ANSWER_PHOTO_NAMES = ['standard', 'background-merged', 'background-sticker', 'thumb'] as const;
/** The name of an answer's photo. */
export type AnswerPhotoName = (typeof ANSWER_PHOTO_NAMES)[number];

/** Timing of an answer by its code in `late` ([G55]). */
export const LATENESS = { inTime: 0, late: 2, early: 3 } as const;
/** Code of an answer's timing. */
export type Lateness = (typeof LATENESS)[keyof typeof LATENESS];

/** The platform's text when a team runs out of hints ([G89]). */
export const OUT_OF_HINTS = 'Out of hints';

/** A file submitted as audio, or an answer's video or photo. */
const answerAssetsSchema = z.looseObject({
  photos: list(photoSchema),
  videos: list(assetSchema),
  audios: list(assetSchema),
});

/** Replaces the account that sent an answer during blind review. */
export const HIDDEN_USER = -1;

const personSchema = z.looseObject({ id: number(), name: text() });
const person = () => z.catch(z.optional(z.nullable(personSchema)), undefined);

/** Who has claimed an answer, and until when unless it is renewed. */
export const claimSchema = z.looseObject({ user: person(), expires_at: instant() });
/** Who has claimed an answer. */
export type Claim = z.infer<typeof claimSchema>;

/** What a judge should check about an answer: a picture similar to another team's, two distant places, many at once. */
export const SIGNAL_KINDS = ['same-picture', 'far-apart', 'burst'] as const;
/** Kind of a hint for judges. */
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A hint for judges about an answer, never a verdict. Unknown kinds are not shown. */
export const signalSchema = z.looseObject({
  kind: text(),
  /** The answer it is compared with. */
  other_answer_id: numberOrNull(),
  /** Distance between the two places, and time between the two answers. */
  metres: number(),
  seconds: number(),
  /** How many arrived within that time. */
  answers: number(),
});
/** A hint for judges about an answer. */
export type Signal = z.infer<typeof signalSchema>;

/**
 * A team's answer to a challenge. People who aren't reviewers get no `review_key`, no `comment` of others' answers to
 * questions, which would reveal the solution, and no unshared location.
 */
export const answerSchema = z.looseObject({
  id: answerId(),
  /** Type of the challenge at that time. */
  type: number(),
  sub_type: number(),
  /** The written, chosen or scanned text, or a caption: unformatted. */
  comment: textOrNull(),
  address: textOrNull(),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
  share_location: number(),
  /** Distance from its challenge; for reviewers, if both locations are known. */
  metres: number(),
  assets: z.catch(z.optional(answerAssetsSchema), undefined),
  /** Files that are still processing. */
  placeholders: listOrNone(placeholderSchema),
  /** The team has answered this challenge before. */
  duplicate: flag(),
  /** 2 late, 3 early. */
  late: number(),
  /** Points after deductions. */
  points: number(),
  /** Deduction for hints. */
  hint_points: number(),
  /** `correct` or `incorrect`; null if there is nothing to check. */
  trivia: z.catch(z.optional(z.nullable(z.enum(['correct', 'incorrect']))), undefined),
  /** Number of the attempt. */
  count: number(),
  /** Its media is being regenerated. */
  regenerate: flag(),
  /** Changes with every review, to detect reviews of an outdated copy. */
  review_key: text(),
  /** Null if the platform submitted it; such an answer cannot be reviewed. `HIDDEN_USER` during blind review. */
  user_id: numberOrNull(),
  /** Who decided last; for reviewers. */
  reviewed_by: person(),
  /** The message to the team; for reviewers and the team. */
  review_message: textOrNull(),
  /** Who has claimed it; for reviewers. */
  claim: z.catch(z.optional(z.nullable(claimSchema)), undefined),
  /** Hints for judges; for reviewers. */
  signals: list(signalSchema),
  created_at: instant(),
  approved_at: instantOrNull(),
  rejected_at: instantOrNull(),
  featured_at: instantOrNull(),
  game: z.catch(z.optional(z.looseObject({ id: number(), name: text() })), undefined),
  task: z.catch(
    z.optional(z.looseObject({ id: number(), name: text(), description: textOrNull(), points: number() })),
    undefined,
  ),
  /** Omitted during blind review. */
  team: z.catch(z.optional(z.looseObject({ id: teamId(), name: text() })), undefined),
});
/** A team's answer to a challenge. */
export type Answer = z.infer<typeof answerSchema>;
