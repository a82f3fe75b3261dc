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
    (...values: Values<Pattern>) => {
      const given: readonly (string | number)[] = values;
      let at = 0;
      return pattern.replace(/:\w+/g, () => encodeURIComponent(String(given[at++])));
    },
    { pattern },
  );
