import { LATENESS, OUT_OF_HINTS, UNLIMITED } from '@waymark/contract';
import { playStateAt } from '@waymark/contract/scoring';
import { presentAnswers } from '../answers/present';
import { findAnswer, listOwnAnswers } from '../answers/repo';
import { findTask, listLocks } from '../challenges/repo';
import { takenHints } from '../db/schema';
import { fillerFor } from '../personalizations/fill';
import { errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { clockOf } from './game-clock';
import { isSolved, lockOf } from './locks';
import { lockPlay } from './policy';
import { hintsOf, keyedTexts } from './present';
import { listTakenHints } from './repo';
import { announceAnswer, storeAnswer } from './store-answer';

/** Opening hints. */
export function hintRoutes(services: Services): HandlersOf<'takeHint'> {
  const { database, now } = services;
  return {
    takeHint: ({ params, body, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await lockPlay(tx, caller, body.game_id);
        const at = now();
        const task = await findTask(tx, game.id, params.id);
        const state = playStateAt(clockOf(game, team), at.getTime());
        if (state === 'stopped') throw errors.conflict('The game is stopped: it gives no hints now.');
        if (state !== 'running') throw errors.conflict('The game is not on.');
        const fill = await fillerFor(tx, game.id, team.name, task ? keyedTexts(task) : []);
        const hints = task ? hintsOf(task, [1, 2, 3, 4, 5], fill) : [];
        const hint = hints.find(({ number }) => number === body.number);
        if (!task || !hint) throw errors.notFound();
        const answers = await listOwnAnswers(tx, team.id);
        // People at other places may open a hint on the way.
        const lock = lockOf(task, await listLocks(tx, [task.id]), { answers, now: at, at: task });
        if (lock) throw errors.notAllowed('This challenge is still locked.');
        const taken = await listTakenHints(tx, team.id, task.id);
        if (taken.some(({ number }) => number === hint.number)) return { hint };
        if (isSolved(answers, task.id)) throw errors.conflict('This challenge is answered already.');
        const before = hints.find(
          ({ number = 0 }) => number < body.number && !taken.some((one) => one.number === number),
        );
        if (before) throw errors.conflict('Hints are taken one after the other.');
        const ends = hint.points === UNLIMITED;
        const row = { team_id: team.id, task_id: task.id, number: body.number, points: ends ? 0 : (hint.points ?? 0) };
        await tx.insert(takenHints).values({ ...row, created_at: at });
        if (!ends) return { hint };
        const of = {
          game,
          team,
          task,
          hints: [...taken, { ...row, created_at: at }],
          userId: undefined,
          now: at,
          verdict: {
            late: LATENESS.inTime,
            duplicate: false,
            trivia: null,
            count: 1,
            points: 0,
            hint_points: taken.reduce((sum, { points }) => sum + points, 0),
            state: 'approved' as const,
            comment: OUT_OF_HINTS,
          },
        };
        const stored = await storeAnswer(tx, of);
        await announceAnswer(database, tx, of, stored);
        const named = await findAnswer(tx, game.id, stored.id);
        const reader = { reviews: false, teamId: team.id };
        const [answer] = named ? await presentAnswers(tx, [named], game, reader, services) : [];
        return { hint, ...(answer ? { answer } : {}) };
      }),
  };
}
