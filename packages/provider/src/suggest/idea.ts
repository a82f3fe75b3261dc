import type { TaskWrite } from '@waymark/contract';

/** The context of a suggestion. */
export interface Occasion {
  readonly game: string;
  /** Plain text. */
  readonly description: string;
  /** Location of the game, if known. */
  readonly place: string | undefined;
  /** Existing challenges. */
  readonly challenges: readonly { readonly name: string; readonly task_type: number }[];
  /** Challenge types that the account may use. */
  readonly types: readonly number[];
}

/** A suggested challenge: the fields of a new one. */
export type Idea = Pick<TaskWrite, 'name' | 'description' | 'task_type' | 'points' | 'trivia' | 'multiplechoice'> & {
  readonly name: string;
};

/** Suggests challenges. Operators configure a model service; the default is a built-in collection. */
export interface Adviser {
  /** @throws if the service does not answer, or its response has no challenge */
  suggest(occasion: Occasion): Promise<Idea>;
}
