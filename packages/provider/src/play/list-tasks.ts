import { asTeamId, type PlayTask } from '@waymark/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { listOwnAnswers } from '../answers/repo';
import { listLocks, type TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';
import type { GameRow } from '../games/repo';
import { listAttachmentsOf } from '../media/attachments';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { hasOwnClock, presentPlayGame } from './game-clock';
import { isSolved, lockOf, type Whereabouts } from './locks';
import { heldPlay } from './policy';
import { presentPlayTask } from './present';
import { beginTeam, countSolvers, listTakenHints, type TeamRow } from './repo';

/** The challenges a team may see. */
export function playTaskRoutes({ database, now, origin }: Services): HandlersOf<'listPlayTasks'> {
  return {
    listPlayTasks: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await heldPlay(tx, caller, params.id);
        const seen = presentPlayGame(game, team, now());
        const open = seen.state === 'running' || seen.state === 'over';
        const began = open && hasOwnClock(game) ? { began_at: await beginTeam(tx, team.id, now()) } : team;
        return {
          game: presentPlayGame(game, began, now()),
          team: { id: asTeamId(team.id), name: team.name },
          tasks: open ? await listSeen(tx, game, team, { at: query, now: now(), origin: origin() }) : [],
        };
      }),
  };
}

interface Look {
  readonly at: Whereabouts;
  readonly now: Date;
  readonly origin: string;
}

async function listSeen(tx: Queries, game: GameRow, team: TeamRow, { at, now, origin }: Look): Promise<PlayTask[]> {
  const rows = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.game_id, game.id), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position));
  const ids = rows.map(({ id }) => id);
  const limited = rows.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  const locks = await listLocks(tx, ids);
  const answers = await listOwnAnswers(tx, team.id);
  const taken = await listTakenHints(tx, team.id);
  const solvers = await countSolvers(tx, limited);
  const files = await listAttachmentsOf(tx, 'task', ids);
  const shown = rows.flatMap((task) => {
    const own = locks.filter(({ task_id }) => task_id === task.id);
    const lock = isSolved(answers, task.id) ? undefined : lockOf(task, own, { answers, now, at });
    if (lock && task.hide_locked === 1) return [];
    return [
      presentPlayTask(task, {
        lock,
        answers,
        taken: taken.filter(({ task_id }) => task_id === task.id).map(({ number }) => number),
        solvers: solvers.get(task.id) ?? 0,
        files: files.get(task.id) ?? [],
        origin,
      }),
    ];
  });
  return game.shuffled === 1 ? shuffledFor(team.id, shown) : shown;
}

/** Another order for each team, and always the same for one. */
const shuffledFor = (teamId: number, shown: readonly PlayTask[]): PlayTask[] => {
  const rank = ({ id }: { readonly id: TaskRow['id'] }) =>
    Math.imul((id ^ Math.imul(teamId, 2654435761)) | 1, 1597334677) >>> 0;
  return shown.toSorted((one, other) => rank(one) - rank(other));
};
