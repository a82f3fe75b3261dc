/** What stands for the parameters of a pattern, one value for each `:name` in it. */
type Values<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [value: string | number, ...Values<Rest>]
  : Pattern extends `${string}:${string}`
    ? [value: string | number]
    : [];

/** An address of the builder: called with the values of its parameters it answers the address itself. */
export interface BuilderPath<Pattern extends string = string> {
  (...values: Values<Pattern>): string;
  /** The pattern as routes and registry documents name it: `/games/edit/:game`. */
  readonly pattern: Pattern;
}

/** Makes the address of a pattern. */
export const builderPath = <const Pattern extends string>(pattern: Pattern): BuilderPath<Pattern> =>
  Object.assign(
    // An encoded value holds no colon, so that no later one lands in it.
    (...values: Values<Pattern>) =>
      values.reduce<string>((address, value) => address.replace(/:\w+/, encodeURIComponent(value)), pattern),
    { pattern },
  );
