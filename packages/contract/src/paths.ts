/** The parameters of a pattern, one value for each `:name`. */
type Values<Pattern extends string> = Pattern extends `${string}:${string}/${infer Rest}`
  ? [value: string | number, ...Values<Rest>]
  : Pattern extends `${string}:${string}`
    ? [value: string | number]
    : [];

/** An address of the builder: call it with its parameters to get the path. */
export interface BuilderPath<Pattern extends string = string> {
  (...values: Values<Pattern>): string;
  /** The pattern in routes and registry documents: `/games/edit/:game`. */
  readonly pattern: Pattern;
}

const path = <const Pattern extends string>(pattern: Pattern): BuilderPath<Pattern> =>
  Object.assign(
    (...values: Values<Pattern>) => {
      const given: readonly (string | number)[] = values;
      let at = 0;
      return pattern.replace(/:\w+/g, () => encodeURIComponent(String(given[at++])));
    },
    { pattern },
  );

/**
 * Every address that a remote renders (part 1, section 2; part 2, section 2). `new` stands for a game that is being
 * created.
 */
export const paths = {
  home: path('/'),
  dashboard: path('/dashboard'),
  settings: path('/games/edit/:game'),
  challenges: path('/tasks/organize/:game'),
  path: path('/games/path/:game'),
  teams: path('/teams/organize/:game'),
  groups: path('/groups/organize/:game'),
  rewards: path('/games/rewards/:game'),
  branding: path('/games/grey/:game'),
  personalizations: path('/games/personalizations/:game'),
  monitor: path('/answers/monitor/:game'),
  answer: path('/answers/show/:game/:answer'),
  stream: path('/games/stream/:game'),
  challengeStream: path('/tasks/stream/:game/:challenge'),
  teamStream: path('/teams/stream/:game/:team'),
  leaderboard: path('/teams/leaderboard/:game'),
  slideshow: path('/games/slideshow/:game'),
  analytics: path('/games/analytics/:game'),
  exports: path('/games/exports/:game'),
  reels: path('/games/reels/:game'),
  donate: path('/games/donate/:game'),
} as const;
