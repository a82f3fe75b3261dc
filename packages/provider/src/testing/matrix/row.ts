import type { Place } from '../role-places';
import type { Visitor } from '../visitor';
import type { Rule } from './rules';

/** The response to a call. */
export type Answered = Promise<{ status: number; body: unknown }>;

/** A valid call of a route, with its game if it has one, and who may make it. */
export interface Row {
  readonly rule: Rule;
  /** 200, or the error caused by made-up values on public routes. */
  readonly done: number;
  readonly ofGame: boolean;
  /** Whether the games must be restored for the next call; a refused call changed nothing. */
  readonly changes: boolean;
  /** @param other another game prepared by the same people */
  readonly call: (who: Visitor, place: Place, other: number) => Answered;
}

export const general = (rule: Rule, done: number, call: (who: Visitor) => Answered): Row => ({
  rule,
  done,
  ofGame: false,
  changes: false,
  call,
});
export const ofGame = (rule: Rule, call: Row['call']): Row => ({ rule, done: 200, ofGame: true, changes: false, call });
export const changing = (rule: Rule, call: Row['call']): Row => ({ ...ofGame(rule, call), changes: true });

let strangers = 0;
/** An address, key or code that does not exist. */
export const stranger = (): string => {
  strangers += 1;
  return `nobody-${strangers}@example.test`;
};
