import { and, asc, count, eq, gt } from 'drizzle-orm';
import { updateScores } from '../answers/update-scores';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { games, teams } from '../db/schema';
import { enterGame, type GameRow } from '../games/repo';
import type { JobKind, JobRun, Step } from '../jobs/job-kind';
import { announce } from '../realtime/announce';
import { announceGrants } from '../rewards/announce-grants';
import { listBeyond, listLimited, listNext, takeBack } from '../rewards/places';
import { updateGrants } from '../rewards/update-grants';
import type { Services } from '../server/services';

/** The job kind that rebuilds scores. */
export const RESCORE = 'rescore';
/** Teams per step: few enough for submissions to get in between. */
const TEAMS_AT_ONCE = 250;

/** Where a rescore resumes: after a team, or with the free places of rewards. */
interface Place {
  readonly after: number;
  readonly places: boolean;
}

/**
 * Rebuilds rewards and scores of a running game in batches of teams. Places of limited rewards come last, in the order in
 * which teams qualified: free ones are given, those beyond the limit are taken back.
 */
export const rescoreJob = ({ database, now }: Pick<Services, 'database' | 'now'>): JobKind => {
  const settleHeld = async (tx: Queries, game: GameRow, ids: readonly number[], limited: boolean) => {
    const { changed } = await updateGrants(tx, game, ids, now(), { limited });
    await updateScores(tx, game, ids);
    if (changed) await announceGrants(database, tx, game);
  };

  const takePlaces = async (tx: Queries, game: GameRow, reward: number, ids: readonly number[]) => {
    await takeBack(tx, reward, ids);
    await updateScores(tx, game, ids);
    await announceGrants(database, tx, game);
  };

  const settlePart = async (
    tx: Queries,
    game: GameRow,
    { after }: Place,
  ): Promise<Step & { readonly place: Place }> => {
    const its = eq(teams.game_id, game.id);
    const rest = await tx
      .select({ id: teams.id })
      .from(teams)
      .where(and(its, gt(teams.id, after)))
      .orderBy(asc(teams.id))
      .limit(TEAMS_AT_ONCE);
    const ids = rest.map(({ id }) => id);
    await lockTeams(tx, ids);
    await settleHeld(tx, game, ids, false);
    const last = ids.at(-1) ?? after;
    const [all] = await tx.select({ n: count() }).from(teams).where(its);
    const [left] = await tx
      .select({ n: count() })
      .from(teams)
      .where(and(its, gt(teams.id, last)));
    const total = all?.n ?? 0;
    return { place: { after: last, places: left?.n === 0 }, total, done: total - (left?.n ?? 0) };
  };

  const gameOf = async (tx: Queries, { job }: JobRun): Promise<GameRow> => {
    await enterGame(tx, job.game_id ?? 0);
    const [game] = await tx
      .select()
      .from(games)
      .where(eq(games.id, job.game_id ?? 0));
    if (!game) throw new Error('The game of the rescore is missing.');
    return game;
  };

  return {
    name: RESCORE,
    atOnce: 2,
    retries: 3,
    retryAfter: 5000,
    run: async (run) => {
      let at = (run.place() as Place | null) ?? { after: 0, places: false };
      while (!at.places) {
        await run.step(async (tx) => {
          const step = await settlePart(tx, await gameOf(tx, run), at);
          at = step.place;
          return step;
        });
      }
      await run.step(async (tx) => {
        const game = await gameOf(tx, run);
        const limited = await listLimited(tx, game.id);
        const next: number[][] = [];
        const beyond: { readonly id: number; readonly ids: number[] }[] = [];
        for (const reward of limited) {
          next.push(await listNext(tx, game, reward));
          beyond.push({ id: reward.id, ids: await listBeyond(tx, game, reward) });
        }
        // Teams are locked before the first reward, in the same order as submissions.
        await lockTeams(tx, [...next.flat(), ...beyond.flatMap(({ ids }) => ids)]);
        for (const { id, ids } of beyond) if (ids.length > 0) await takePlaces(tx, game, id, ids);
        for (const ids of next) await settleHeld(tx, game, ids, true);
        await announce({ database, tx }, game, 'ss.game.score', {});
        return {};
      });
    },
  };
};

/** Submissions lock their team's row, too, so none is half counted. */
async function lockTeams(tx: Queries, ids: readonly number[]): Promise<void> {
  const its = isAnyOf(teams.id, ids);
  await tx.select({ id: teams.id }).from(teams).where(its).orderBy(asc(teams.id)).for('no key update');
}
