import type { TaskWrite } from '@waymark/contract';
import type { PlaceKind } from './kinds';

/** The context of suggestions. */
export interface Occasion {
  readonly game: string;
  /** Plain text. */
  readonly description: string;
  /** Town of the game, if known. */
  readonly place: string | undefined;
  /** Kinds of places that the game seems to be played at. */
  readonly kinds: readonly PlaceKind[];
  /** Existing challenges. */
  readonly challenges: readonly { readonly name: string; readonly task_type: number }[];
  /** Challenge types that the account may use. */
  readonly types: readonly number[];
  /** Preferred languages as tags, in order. */
  readonly languages: readonly string[];
}

/** A suggested challenge: the fields of a new one. */
export type Idea = Pick<TaskWrite, 'description' | 'points' | 'trivia' | 'multiplechoice'> & {
  readonly name: string;
  readonly task_type: number;
};

/** Suggests challenges. Operators configure a model service; the default is a built-in collection. */
export interface Adviser {
  /**
   * @param skip number of rejected suggestions
   * @throws if the service does not answer, or its response has no challenge
   */
  suggest(occasion: Occasion, count: number, skip: number): Promise<readonly Idea[]>;
}
