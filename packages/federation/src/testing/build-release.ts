import type { Release } from '@waymark/contract';

/** A release of `mf-games` that fits every host and provider. */
export const buildRelease = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  container: `mf_games_${version}`,
  entry: '/remoteEntry.js',
  integrity: {},
  contract: '^1.0.0',
  requires: {},
  optional: {},
  api: '^1.0.0',
  routes: [],
  menu: [],
  preload: [],
  ...more,
});
