import type { Kind } from './kinds';

/** One setting of the environment. */
export interface Setting<T> {
  readonly kind: Kind<NonNullable<T>>;
  /** What it does, in a sentence or two for operators. */
  readonly about: string;
  /** The default as it would be written; undefined if there is none. */
  readonly usual?: string;
}

/** A setting without a default. */
export const optional = <T>(kind: Kind<NonNullable<T>>, about: string): Setting<T | undefined> =>
  ({ kind, about }) as Setting<T | undefined>;

/** A setting with a default. */
export const withDefault = <T>(kind: Kind<NonNullable<T>>, usual: string, about: string): Setting<T> => ({
  kind,
  about,
  usual,
});

/** The type of a setting's value. */
export type ValueOf<S> = S extends Setting<infer T> ? T : never;
