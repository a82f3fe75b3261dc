import type { GameId } from '@waymark/contract';

/**
 * The keys of the query cache. No other module spells out a key, so that reads, updates and invalidations always match.
 * Each is a separate export, so that a remote bundles only those it uses.
 */

/** Prefixes of keys, for filters that match several queries. Never the key of a single query. */
export * as keyStarts from './query-key-starts';
export * as keys from './query-keys';

/** A prefix of query keys; it matches every query whose key begins with it. */
export type QueryKeyStart = readonly unknown[];

/** Whether a key starts with this prefix; a whole key is a prefix of itself. */
export const startsWith = (key: QueryKeyStart, start: QueryKeyStart): boolean =>
  start.every((part, at) => key[at] === part);

/** Whether a query is about this game or something in it: each names its game second. */
export const isOfGame = (key: QueryKeyStart, game: GameId): boolean => key[1] === game;
