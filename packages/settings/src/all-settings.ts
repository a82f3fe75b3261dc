import type { Setting, ValueOf } from './setting';
import { addresses } from './tables/addresses';
import { data } from './tables/data';
import { features } from './tables/features';
import { limits } from './tables/limits';
import { watching } from './tables/watching';

/** All settings in the order of the operator's guide, under their headings. */
export const SECTIONS = {
  Addresses: addresses,
  Data: data,
  'Brand and services': features,
  'Limits and versions': limits,
  Watching: watching,
} as const satisfies Record<string, Readonly<Record<string, Setting<unknown>>>>;

/** All settings by name. */
export const SETTINGS = { ...addresses, ...data, ...features, ...limits, ...watching } as const;

/** The values of all settings. */
export type Values = { readonly [Name in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[Name]> };

/** Settings of the simulated players, and of tests. */
export const INTERNAL = /^WAYMARK_(PLAYERS|E2E|TEST|RANDOM|SEED|BENCH)(_|$)/;
