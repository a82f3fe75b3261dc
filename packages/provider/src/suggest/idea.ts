import type { TaskWrite } from '@waymark/contract';

/** What a suggestion is to be fitted to. */
export interface Occasion {
  readonly game: string;
  /** Plain text. */
  readonly description: string;
  /** Where it is played, as far as anybody knows. */
  readonly place: string | undefined;
  /** Challenges that are there. */
  readonly challenges: readonly { readonly name: string; readonly task_type: number }[];
  /** Challenge types that the account may use. */
  readonly types: readonly number[];
}

/** A challenge that somebody might like: what is written to a new one. */
export type Idea = Pick<TaskWrite, 'name' | 'description' | 'task_type' | 'points' | 'trivia' | 'multiplechoice'> & {
  readonly name: string;
};

/** Thinks of challenges. An operator names a model service; without one there is a collection of our own. */
export interface Adviser {
  /** @throws when the service does not answer, or answers with nothing that is a challenge */
  suggest(occasion: Occasion): Promise<Idea>;
}
