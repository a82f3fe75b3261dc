import * as z from '@waymark/contract/schema';
import { resultKeySchema } from '../entities/result-key';
import { answerResultSchema, challengeResultSchema, RESULT_TABLES, teamResultSchema } from '../entities/results';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** Maximum number of rows per page of results. */
export const RESULTS_PER_PAGE_MAX = 5000;
/** Maximum number of active keys of a game. */
export const RESULT_KEYS_MAX = 20;

/** The keys with which programs read the results of a game; for its administrators. */
export const listResultKeys = defineRoute({
  method: 'GET',
  path: '/games/{id}/result-keys.json',
  audience: 'signed-in',
  capability: 'results-api',
  summary: 'The keys to the results of a game',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({ keys: z.array(resultKeySchema) }),
});

/**
 * Create a key. `secret` is only returned once: it reads the results of this game, and nothing else, at the calls below
 * `address`. Accepts no `Idempotency-Key`: a stored response would contain the secret.
 */
export const createResultKey = defineRoute({
  method: 'POST',
  path: '/games/{id}/result-keys.json',
  audience: 'signed-in',
  capability: 'results-api',
  summary: 'Make a key to the results of a game',
  params: z.object({ id: idParam() }),
  body: z.object({ name: z.optional(z.string().check(z.maxLength(80))) }),
  answer: z.looseObject({ key: resultKeySchema, secret: z.string(), address: z.string() }),
});

/** Revoke a key at once. */
export const revokeResultKey = defineRoute({
  method: 'DELETE',
  path: '/result-keys/{id}.json',
  audience: 'signed-in',
  capability: 'results-api',
  summary: 'Revoke a key to the results of a game',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: anyAnswer,
});

const pageQuery = () =>
  z.object({
    /** The key, for programs that cannot send headers. */
    key: z.optional(z.string().check(z.maxLength(128))),
    /** Start of the page: `next` of the previous page, or the id of its last row. */
    cursor: z.optional(z.coerceNumber().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
    per_page: z.optional(z.coerceNumber().check(z.int(), z.gte(1), z.lte(RESULTS_PER_PAGE_MAX))),
  });
/** A page of rows by id; `next` is null on the last one. */
const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ results: z.array(row), next: z.nullable(z.string()) });

/** The teams of a game with their results. */
export const readTeamResults = defineRoute({
  method: 'GET',
  path: '/results/teams.json',
  audience: 'results-key',
  capability: 'results-api',
  summary: 'The teams of a game with their points',
  query: pageQuery(),
  answer: pageOf(teamResultSchema),
});

/** The challenges of a game. */
export const readChallengeResults = defineRoute({
  method: 'GET',
  path: '/results/challenges.json',
  audience: 'results-key',
  capability: 'results-api',
  summary: 'The challenges of a game',
  query: pageQuery(),
  answer: pageOf(challengeResultSchema),
});

/** The answers of a game and their reviews. */
export const readAnswerResults = defineRoute({
  method: 'GET',
  path: '/results/answers.json',
  audience: 'results-key',
  capability: 'results-api',
  summary: 'The answers of a game and what became of them',
  query: pageQuery(),
  answer: pageOf(answerResultSchema),
});

/** A page of one of these tables as CSV, with column names first. */
export const readResultSheet = defineRoute({
  method: 'GET',
  path: '/results/{table}.csv',
  audience: 'results-key',
  capability: 'results-api',
  summary: 'The teams, challenges or answers of a game as CSV',
  params: z.object({ table: z.enum(RESULT_TABLES) }),
  query: pageQuery(),
  answer: anyAnswer,
  file: 'text/csv; charset=utf-8',
});
