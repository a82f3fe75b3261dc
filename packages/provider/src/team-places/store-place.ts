import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import type { TeamRow } from '../play/repo';
import { publishExtra } from '../realtime/publish-extra';
import { insertPlace, lastPlaceAt } from './repo';

/** The shortest interval between a team's reported places, across all of its players. */
const REST = 3_000;

/** A reported place. */
interface ReportedPlace {
  readonly game: GameRow;
  readonly team: TeamRow;
  readonly latitude: number;
  readonly longitude: number;
  readonly now: Date;
}

/** Stores a team's place and tells its organisers, if the game shares locations. The caller locks the team. */
export async function storePlace(database: Database, tx: Queries, reported: ReportedPlace): Promise<void> {
  const { game, team, latitude, longitude, now } = reported;
  if (game.share_location !== 1) return;
  const last = await lastPlaceAt(tx, team.id);
  if (last && now.getTime() - last.getTime() < REST) return;
  await insertPlace(tx, { game_id: game.id, team_id: team.id, latitude, longitude, created_at: now });
  await announcePlace(database, tx, reported);
}

/** Tells organisers a team's place, if the game shares locations. The place of an answer is stored with the answer. */
export async function announcePlace(
  database: Database,
  tx: Queries,
  { game, team, latitude, longitude, now }: ReportedPlace,
): Promise<void> {
  if (game.share_location !== 1) return;
  const place = { latitude, longitude, at: now.toISOString() };
  const only = await listWorkingOn(tx, game.id);
  await publishExtra(database, tx, 'ss.place.move', { game, detail: { team: { id: team.id }, place }, only });
}
