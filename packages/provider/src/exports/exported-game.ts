import { ianaZoneOf } from '@waymark/contract';
import type { TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { findBoard } from '../leaderboard/board-repo';
import { listRanked, rankingOf } from '../leaderboard/ranking';
import { type Filler, fillerFor } from '../personalizations/fill';
import { folderNames } from './file-names';
import { listChallengeNames, listChallenges, listTeams } from './repo';
import { listShownToPlayers } from './shown-challenges';

/** More than any game has. */
const ALL = 100_000;

/** A game being exported, with the parts small enough to keep in memory. */
export interface ExportedGame {
  readonly queries: Queries;
  readonly game: GameRow;
  /** Omits what only organisers may see: addresses, locations, solutions, hidden answers and challenges, history. */
  readonly forPlayers: boolean;
  /** Fills in the game's personalisations. */
  readonly fill: Filler;
  /** The ones to list, filled in; answers may be to others. */
  readonly challenges: readonly TaskRow[];
  readonly ranked: Awaited<ReturnType<typeof listRanked>>;
  /** Names of folders, by id. */
  readonly folders: { readonly teams: ReadonlyMap<number, string>; readonly challenges: ReadonlyMap<number, string> };
  /** Formats a moment in the game's zone. */
  readonly time: (moment: Date | null) => string;
}

/** Reads the parts of a game that the whole export needs. */
export async function readExportedGame(
  queries: Queries,
  game: GameRow,
  forPlayers: boolean,
  now: Date,
): Promise<ExportedGame> {
  const { frozen_at } = await findBoard(queries, game.id);
  const ranking = rankingOf(queries, game, { style: 'alltime', now, frozen: forPlayers && frozen_at !== null });
  const hidesPlaces = forPlayers && game.leaderboard_visible === 0;
  const stored = await listChallenges(queries, game.id);
  const names = await listChallengeNames(queries, game.id);
  const descriptions = stored.map(({ description }) => description);
  const fill = await fillerFor(queries, game.id, undefined, [...names, ...descriptions]);
  const challenges = stored.map((task) => ({
    ...task,
    name: fill.text(task.name),
    description: fill.html(task.description),
  }));
  const teams = await listTeams(queries, game.id);
  const rows = await listRanked(queries, ranking, { term: '', limit: ALL, offset: 0 });
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ianaZoneOf(game.tz) ?? 'Etc/UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return {
    queries,
    game,
    forPlayers,
    fill,
    challenges: forPlayers ? await listShownToPlayers(queries, game, challenges, teams, now) : challenges,
    ranked: hidesPlaces ? [] : rows,
    folders: {
      teams: folderNames(teams, 'Team'),
      challenges: folderNames(challenges, 'Challenge'),
    },
    time: (moment) => (moment ? clock.format(moment) : ''),
  };
}
