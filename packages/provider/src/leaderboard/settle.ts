import { keepScores, type ScoredGame } from '../answers/keep-scores';
import type { Database, Queries } from '../db/database';
import { addJob } from '../jobs/add';
import type { ToldGame } from '../realtime/tell';
import { keepGrants } from '../rewards/keep-grants';
import { tellGrants } from '../rewards/tell-grants';
import { RESCORE } from './rescore-job';

/** A game whose teams are settled. */
export type SettledGame = ScoredGame & ToldGame;

/**
 * Gives teams the rewards and points that follow from their answers, and takes back what no longer does. Callers hold
 * the teams, so that concurrent changes of one team never work from stale rows.
 */
export async function settle(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  tx: Queries,
  game: SettledGame,
  teamIds: readonly number[],
): Promise<void> {
  const at = now();
  const { changed, freed } = await keepGrants(tx, game, teamIds, at, { limited: true });
  await keepScores(tx, game, teamIds);
  if (changed) await tellGrants(database, tx, game);
  // Who comes next for a freed place is another team, and only teams that are held may be settled.
  if (freed) await addJob(database, tx, { kind: RESCORE, of: game, runAt: at });
}
