import { listWorkingOn } from '../answers/audience';
import type { Database, Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import type { TeamRow } from '../play/repo';
import { announceExtra } from '../realtime/announce-extra';
import { insertPlace, lastPlaceAt } from './repo';

/** A team is heard no more often than this, however many players it has. */
const REST = 3_000;

/** Where a team says it is. */
interface Said {
  readonly game: GameRow;
  readonly team: TeamRow;
  readonly latitude: number;
  readonly longitude: number;
  readonly now: Date;
}

/** Keeps where a team is and tells its organisers, if the game shares locations. The team is locked by the caller. */
export async function notePlace(database: Database, tx: Queries, said: Said): Promise<void> {
  const { game, team, latitude, longitude, now } = said;
  if (game.share_location !== 1) return;
  const last = await lastPlaceAt(tx, team.id);
  if (last && now.getTime() - last.getTime() < REST) return;
  await insertPlace(tx, { game_id: game.id, team_id: team.id, latitude, longitude, created_at: now });
  await tellPlace(database, tx, said);
}

/** Tells organisers where a team is, if the game shares locations: where an answer was given is kept with the answer. */
export async function tellPlace(
  database: Database,
  tx: Queries,
  { game, team, latitude, longitude, now }: Said,
): Promise<void> {
  if (game.share_location !== 1) return;
  const place = { latitude, longitude, at: now.toISOString() };
  const only = await listWorkingOn(tx, game.id);
  await announceExtra(database, tx, 'ss.place.move', { game, detail: { team: { id: team.id }, place }, only });
}
