import { type ScoredGame, updateScores } from '../answers/update-scores';
import type { Database, Queries } from '../db/database';
import { addJob } from '../jobs/add';
import type { EventGame } from '../realtime/announce';
import { announceGrants } from '../rewards/announce-grants';
import { updateGrants } from '../rewards/update-grants';
import { RESCORE } from './rescore-job';

/** A game whose teams are updated. */
export type SettledGame = ScoredGame & EventGame;

/**
 * Updates rewards and points of teams to match their answers. Callers lock the teams, so that concurrent changes of one
 * team never work on stale rows.
 */
export async function settle(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  tx: Queries,
  game: SettledGame,
  teamIds: readonly number[],
): Promise<void> {
  const at = now();
  const { changed, freed } = await updateGrants(tx, game, teamIds, at, { limited: true });
  await updateScores(tx, game, teamIds);
  if (changed) await announceGrants(database, tx, game);
  // A freed place may go to another team, and only locked teams may be updated.
  if (freed) await addJob(database, tx, { kind: RESCORE, of: game, runAt: at });
}
