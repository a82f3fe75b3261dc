import type { answers } from '@waymark/provider/schema';
import type { PlacedChallenge } from '../games/task-rows';

/** An answer before it has its id. */
export type AnswerRow = Omit<typeof answers.$inferInsert, 'id' | 'created_at'> & { readonly created_at: Date };

/** An answer with its context. */
export interface PlayedAnswer {
  readonly row: AnswerRow;
  /** The row before somebody reviewed it. */
  readonly submitted?: AnswerRow;
  readonly challenge: PlacedChallenge;
  /** The submitted picture, clip or sound. */
  readonly file?: NonNullable<PlacedChallenge['sent']>[number];
}

/** Types that are checked automatically: QR code, trivia, multiple choice, split path. */
export const CHECKED_TYPES: readonly number[] = [4, 5, 6, 11];
