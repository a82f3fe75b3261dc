import { asTeamId, type PlayTask } from '@waymark/contract';
import { listOwnAnswers } from '../answers/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { listAttachmentsOf } from '../media/attachments';
import { fillerFor } from '../personalizations/fill';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { hasOwnClock, presentPlayGame } from './game-clock';
import type { Whereabouts } from './locks';
import { lockPlay } from './policy';
import { keyedTexts, presentPlayTask } from './present';
import { beginTeam, countSolvers, listTakenHints, type TeamRow } from './repo';
import { isOnFor, listSeenTasks } from './seen-tasks';

/** The challenges a team may see. */
export function playTaskRoutes({ database, now, origin }: Services): HandlersOf<'listPlayTasks'> {
  return {
    listPlayTasks: ({ params, query, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await lockPlay(tx, caller, params.id);
        const open = isOnFor(game, team, now());
        const began = open && hasOwnClock(game) ? { began_at: await beginTeam(tx, team.id, now()) } : team;
        return {
          game: presentPlayGame(game, began, now()),
          team: { id: asTeamId(team.id), name: team.name },
          tasks: open ? await listShown(tx, game, team, { at: query, now: now(), origin: origin() }) : [],
        };
      }),
  };
}

interface Look {
  readonly at: Whereabouts;
  readonly now: Date;
  readonly origin: string;
}

async function listShown(tx: Queries, game: GameRow, team: TeamRow, { at, now, origin }: Look): Promise<PlayTask[]> {
  const answers = await listOwnAnswers(tx, team.id);
  const seen = await listSeenTasks(tx, game, team, { answers, now, at });
  const ids = seen.map(({ task }) => task.id);
  const limited = seen.filter(({ task }) => task.quantity > 0).map(({ task }) => task.id);
  const taken = await listTakenHints(tx, team.id);
  const solvers = await countSolvers(tx, limited);
  const files = await listAttachmentsOf(tx, 'task', ids);
  const fill = await fillerFor(
    tx,
    game.id,
    team.name,
    seen.flatMap(({ task }) => keyedTexts(task)),
  );
  return seen.map(({ task, lock }) =>
    presentPlayTask(task, {
      lock,
      answers,
      taken: taken.filter(({ task_id }) => task_id === task.id).map(({ number }) => number),
      solvers: solvers.get(task.id) ?? 0,
      files: files.get(task.id) ?? [],
      fill,
      origin,
    }),
  );
}
