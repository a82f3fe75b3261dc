import { and, asc, count, eq, gt } from 'drizzle-orm';
import { keepScores } from '../answers/keep-scores';
import { isAnyOf } from '../db/any-of';
import { games, teams } from '../db/schema';
import { enterGame } from '../games/repo';
import type { JobKind } from '../jobs/job-kind';
import { tell } from '../realtime/tell';
import type { Services } from '../server/services';

/** The kind of job that adds up scores from nothing. */
export const RESCORE = 'rescore';
/** Teams per step: short enough for submissions to get in between. */
const TEAMS_AT_ONCE = 250;

/** Adds up the scores of a game from nothing, a part of the teams at a time, while it goes on. */
export const rescoreJob = ({ database }: Pick<Services, 'database'>): JobKind => ({
  name: RESCORE,
  atOnce: 2,
  retries: 3,
  retryAfter: 5000,
  run: async (run) => {
    const gameId = run.job.game_id ?? 0;
    let more = true;
    while (more) {
      await run.step(async (tx) => {
        await enterGame(tx, gameId);
        const [game] = await tx.select().from(games).where(eq(games.id, gameId));
        if (!game) throw new Error('The game of a rescore is gone.');
        const last = Number(run.place() ?? 0);
        const its = eq(teams.game_id, gameId);
        const part = await tx
          .select({ id: teams.id })
          .from(teams)
          .where(and(its, gt(teams.id, last)))
          .orderBy(asc(teams.id))
          .limit(TEAMS_AT_ONCE);
        const ids = part.map(({ id }) => id);
        // Submissions of a team hold its row, so that none is counted half.
        await tx
          .select({ id: teams.id })
          .from(teams)
          .where(isAnyOf(teams.id, ids))
          .orderBy(asc(teams.id))
          .for('update');
        await keepScores(tx, game, ids);
        more = part.length === TEAMS_AT_ONCE;
        if (!more) await tell({ database, tx }, game, 'ss.game.score', {});
        const [all] = await tx.select({ n: count() }).from(teams).where(its);
        const [counted] = await tx
          .select({ n: count() })
          .from(teams)
          .where(and(its, gt(teams.id, ids.at(-1) ?? last)));
        const total = all?.n ?? 0;
        return { place: ids.at(-1) ?? last, total, done: total - (counted?.n ?? 0) };
      });
    }
  },
});
