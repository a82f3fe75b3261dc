import type { Answer } from '@waymark/contract';
import type { Decision } from './decision';
import type { OutboxEntry } from './kept-decision';

/** The result of a decision the provider accepted. */
export interface SentDecision {
  /** The updated answers, as far as known. */
  readonly answers: readonly Answer[];
  /** Answers someone else reviewed first. */
  readonly left: readonly number[];
  /** Id for undoing the decision; undefined if it can't be undone. */
  readonly undo: number | undefined;
}

/** The outbox's connection to the provider, and callbacks for the outcome. */
export interface OutboxLine {
  /** @param rekey updates unsent decisions to the review keys of these answers. @returns the one being sent */
  send(decision: Decision, rekey: (now: readonly Answer[]) => Decision): Promise<SentDecision>;
  /** The stored answer of a refused decision; undefined if unknown. */
  stored(decision: Decision, failure: unknown): Promise<Answer | undefined>;
  /** The account that decides here. */
  readonly me: () => number | undefined;
  onSent(decision: Decision, sent: SentDecision): void;
  onConflict(entry: OutboxEntry): void;
  onRefused(decision: Decision, failure: unknown): void;
}
