import {
  answerResultSchema,
  challengeResultSchema,
  RESULTS_PER_PAGE_MAX,
  type ResultTable,
  teamResultSchema,
} from '@waymark/contract';
import { csvOf } from '@waymark/contract/sheets';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { KeyHolder } from './key-holder';
import { resultKeyRoutes } from './key-routes';
import { pageOfAnswers, pageOfChallenges, pageOfTeams, type ResultsPage } from './repo';

type Names =
  | 'listResultKeys'
  | 'createResultKey'
  | 'revokeResultKey'
  | 'readTeamResults'
  | 'readChallengeResults'
  | 'readAnswerResults'
  | 'readResultSheet';

const PER_PAGE = 500;

/** Paging information of a response. */
interface PageQuery {
  readonly cursor?: number | undefined;
  readonly per_page?: number | undefined;
}

const pageAskedFor = ({ game }: KeyHolder, { cursor = 0, per_page = PER_PAGE }: PageQuery): ResultsPage => ({
  gameId: game.id,
  after: cursor,
  limit: per_page,
});

/** A page with the cursor of the next; a page that is not full is the last. */
const withNext = <Row extends { readonly id: number }>(results: Row[], { limit }: ResultsPage) => ({
  results,
  next: results.length < limit ? null : String(results.at(-1)?.id ?? ''),
});

/** The columns of each table, in the order of the contract. */
const COLUMNS: Readonly<Record<ResultTable, readonly string[]>> = {
  teams: Object.keys(teamResultSchema.shape),
  challenges: Object.keys(challengeResultSchema.shape),
  answers: Object.keys(answerResultSchema.shape),
};

/** The results of a game for programs, and the keys to them. */
export function resultRoutes(services: Services): HandlersOf<Names> {
  const { db } = services.database;
  const pages = { teams: pageOfTeams, challenges: pageOfChallenges, answers: pageOfAnswers };
  return {
    ...resultKeyRoutes(services),

    readTeamResults: async ({ holder, query }) => {
      const page = pageAskedFor(holder, query);
      return withNext(await pageOfTeams(db, page), page);
    },

    readChallengeResults: async ({ holder, query }) => {
      const page = pageAskedFor(holder, query);
      return withNext(await pageOfChallenges(db, page), page);
    },

    readAnswerResults: async ({ holder, query }) => {
      const page = pageAskedFor(holder, query);
      return withNext(await pageOfAnswers(db, page), page);
    },

    readResultSheet: async ({ holder, params: { table }, query }) => {
      const page = pageAskedFor(holder, { per_page: RESULTS_PER_PAGE_MAX, ...query });
      const rows: readonly Readonly<Record<string, string | number | null>>[] = await pages[table](db, page);
      const columns = COLUMNS[table];
      const text = csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
      // No byte order mark, because sheets would show it in the first cell.
      return { name: `${table}.csv`, bytes: Buffer.from(text.slice(1)) };
    },
  };
}
