/** An answer of the provider as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Stands for an answer without content: 204. */
export const NOTHING = Symbol('nothing');

/** Which call is answered. */
export interface AnsweredCall {
  /** How often this call was answered before. */
  readonly turn: number;
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
}

/** Makes what the documents show of an answer. */
export type Form = (answer: unknown, asked: AnsweredCall) => unknown;

/** An answer that the documents allow in several forms takes each of them in turn. */
export const byTurns =
  (...forms: readonly [Form, ...Form[]]): Form =>
  (answer, asked) =>
    (forms[asked.turn % forms.length] ?? forms[0])(answer, asked);

/** A part of an answer, undefined where there is none. */
export const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Json)[name] : undefined;
