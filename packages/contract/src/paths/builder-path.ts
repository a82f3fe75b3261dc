/** The values for the parameters of a pattern, one per `:name`. */
type Values<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [value: string | number, ...Values<Rest>]
  : Pattern extends `${string}:${string}`
    ? [value: string | number]
    : [];

/** An address of the builder: a function of its parameters' values. */
export interface BuilderPath<Pattern extends string = string> {
  (...values: Values<Pattern>): string;
  /** The pattern as routes and registry documents name it: `/games/edit/:game`. */
  readonly pattern: Pattern;
}

/** Creates the address function of a pattern. */
export const builderPath = <const Pattern extends string>(pattern: Pattern): BuilderPath<Pattern> =>
  Object.assign(
    // Encoded values contain no colon, so a later value cannot land in one.
    (...values: Values<Pattern>) =>
      values.reduce<string>((address, value) => address.replace(/:\w+/, encodeURIComponent(value)), pattern),
    { pattern },
  );
