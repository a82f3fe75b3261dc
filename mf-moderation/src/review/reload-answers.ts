import { keyStarts, keys, startsWith } from '@waymark/client';
import { asAnswerId, type GameId } from '@waymark/contract';
import type { QueryClient, QueryKey } from '@waymark/host-kit/query';
import { listsOf } from './stored-answers';

/** What decisions change besides answers: how many are waiting, and who decided what. */
const recordsOf = (game: GameId): readonly QueryKey[] => [
  keys.queueFigures(game),
  keys.waitingCount(game),
  keyStarts.reviews(game),
  // The history of every answer.
  keys.answerReviews(game, asAnswerId(0)).slice(0, -1),
];

/** Reloads what decisions change besides answers. */
export const reloadRecords = (client: QueryClient, game: GameId): Promise<void> => reload(client, recordsOf(game));

/** Reloads everything derived from answers. */
export const reloadAnswers = (client: QueryClient, game: GameId): Promise<void> =>
  reload(client, [...listsOf(game), keyStarts.everyAnswer(game), ...recordsOf(game)]);

const reload = (client: QueryClient, starts: readonly QueryKey[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => starts.some((start) => startsWith(queryKey, start)) });
