/** A response of the provider as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Marks a response without content: 204. */
export const NOTHING = Symbol('nothing');

/** The call being answered. */
interface AnsweredCall {
  /** How often this call was answered before. */
  readonly turn: number;
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
}

/** Extracts the documented part of a response. */
export type Form = (answer: unknown, request: AnsweredCall) => unknown;

/** A response with several documented forms uses them in turn. */
export const alternating =
  (...forms: readonly [Form, ...Form[]]): Form =>
  (answer, request) =>
    (forms[request.turn % forms.length] ?? forms[0])(answer, request);

/** A part of a response; undefined if it is missing. */
export const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Json)[name] : undefined;
