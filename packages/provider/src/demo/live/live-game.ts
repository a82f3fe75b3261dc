import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answers, gameMembers, games, media, tasks, teamPlayers, teams, users, whiteLabels } from '../../db/schema';
import { PILOT_ID } from '../games/game-line';
import type { PlacedChallenge } from '../games/task-rows';
import { mediaUuid } from '../media/media-uuid';
import { PILOT_CHALLENGES } from '../pilot/challenges';
import type { PlayingTeam } from '../play/write-answer';

/** A team of the live game, with its name. */
export interface LiveTeam extends PlayingTeam {
  readonly name: string;
}

/** The demo's live game as it stands. */
export interface LiveGame {
  readonly game: typeof games.$inferSelect;
  readonly start: number;
  readonly challenges: readonly PlacedChallenge[];
  readonly teams: readonly LiveTeam[];
  readonly answers: readonly (typeof answers.$inferSelect)[];
  /** Accounts that review answers. */
  readonly reviewers: readonly number[];
}

/** The game while it is on and as it was made; undefined otherwise. */
export async function findLiveGame(queries: Queries, now: Date): Promise<LiveGame | undefined> {
  const [found] = await queries
    .select({ game: games })
    .from(games)
    .innerJoin(whiteLabels, eq(whiteLabels.id, games.white_label_id))
    .where(and(eq(games.id, PILOT_ID), eq(whiteLabels.identifier, 'harbour'), isNull(games.deleted_at)));
  const game = found?.game;
  const [start, finish] = [game?.start_at?.getTime(), game?.finish_at?.getTime()];
  if (!game || start === undefined || finish === undefined || game.start_anytime !== 0) return undefined;
  if (now.getTime() < start || now.getTime() >= finish) return undefined;
  const ofGame = <Table extends { game_id: typeof answers.game_id }>(table: Table) => eq(table.game_id, game.id);
  return {
    game,
    start,
    challenges: await listChallenges(queries, game.id),
    teams: await listTeams(queries, game.id),
    answers: await queries.select().from(answers).where(ofGame(answers)).orderBy(asc(answers.id)),
    reviewers: await listReviewers(queries, game.id),
  };
}

/** Challenges that are still the demo's own, with those files that are stored. */
async function listChallenges(queries: Queries, gameId: number): Promise<PlacedChallenge[]> {
  const rows = await queries
    .select({ id: tasks.id, name: tasks.name, position: tasks.position })
    .from(tasks)
    .where(and(eq(tasks.game_id, gameId), isNull(tasks.deleted_at)));
  const uuids = [...new Set(PILOT_CHALLENGES.flatMap(({ sent = [] }) => sent))].map((name) =>
    mediaUuid('harbour', name),
  );
  const stored = await queries.select({ uuid: media.uuid }).from(media).where(inArray(media.uuid, uuids));
  const known = new Set(stored.map(({ uuid }) => uuid));
  return PILOT_CHALLENGES.flatMap((challenge, index) => {
    const row = rows.find(({ name }) => name === challenge.name);
    const sent = challenge.sent?.filter((name) => known.has(mediaUuid('harbour', name)));
    return row ? [{ ...challenge, ...(sent ? { sent } : {}), id: row.id, position: index + 1 }] : [];
  });
}

async function listTeams(queries: Queries, gameId: number): Promise<LiveTeam[]> {
  const rows = await queries
    .select({ id: teams.id, name: teams.name, player: teamPlayers.user_id })
    .from(teams)
    .innerJoin(teamPlayers, eq(teamPlayers.team_id, teams.id))
    .where(and(eq(teams.game_id, gameId), isNull(teams.deleted_at)));
  const found = new Map<number, { id: number; name: string; players: number[] }>();
  for (const { id, name, player } of rows) {
    const team = found.get(id) ?? { id, name, players: [] };
    team.players.push(player);
    found.set(id, team);
  }
  return [...found.values()];
}

async function listReviewers(queries: Queries, gameId: number): Promise<number[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(gameMembers)
    .innerJoin(users, eq(users.id, gameMembers.user_id))
    .where(and(eq(gameMembers.game_id, gameId), eq(gameMembers.judge, true)));
  return rows.map(({ id }) => id);
}
