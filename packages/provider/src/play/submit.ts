import { type Answer, TASK_TYPE } from '@waymark/contract';
import { judge, type Refusal } from '@waymark/contract/scoring';
import { eq } from 'drizzle-orm';
import { presentAnswers } from '../answers/present';
import { type AnswerRow, findAnswer, findSubmitted, listOwnAnswers } from '../answers/repo';
import { findTask, listLocks, type TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import { tasks } from '../db/schema';
import type { GameRow } from '../games/repo';
import { type ApiError, errors } from '../server/errors';
import type { Call, HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import { flagSimilarAnswers } from '../signals/flag-similar-answers';
import { recordMovement } from '../signals/record-movement';
import { announcePlace } from '../team-places/store-place';
import { attachSent } from './attach';
import { judgedGame } from './game-clock';
import { isSolved, lockOf } from './locks';
import { lockPlay } from './policy';
import { beginTeam, countSolvers, listTakenHints } from './repo';
import { announceAnswer, storeAnswer } from './store-answer';

/** Submitting answers. */
export function submitRoutes(services: Services): HandlersOf<'submitAnswer'> {
  const { database, now } = services;
  return {
    submitAnswer: ({ body, caller }) =>
      database.tx(async (tx) => {
        const { game, team } = await lockPlay(tx, caller, body.game_id);
        const known = await findSubmitted(tx, team.id, body.key);
        if (known) return { answer: await answerOf(tx, game, known, body.task_id, services) };
        const task = await lockTask(tx, game.id, body.task_id);
        const at = now();
        const given = await listOwnAnswers(tx, team.id);
        const began_at = team.began_at ?? at;
        const standing = {
          tries: given.filter(({ task_id, rejected_at }) => task_id === task.id && rejected_at).length,
          solved: isSolved(given, task.id),
          hintPoints: 0,
        };
        const hints = await listTakenHints(tx, team.id, task.id);
        const verdict = judge(
          judgedGame(game, { began_at }),
          judgedTask(task),
          { ...standing, hintPoints: hints.reduce((sum, { points }) => sum + points, 0) },
          { comment: body.comment ?? '', at: at.getTime() },
        );
        if (typeof verdict === 'string') throw refused(verdict, task);
        await refuseLocked(tx, task, given, body, at);
        if (!standing.solved && verdict.state !== 'rejected') await refuseTaken(tx, task);
        if (!team.began_at) await beginTeam(tx, team.id, at);
        const { address = '', latitude = null, longitude = null, share_location = 0, key } = body;
        const more = { submit_key: key, address, latitude, longitude, share_location };
        const of = { game, team, task, verdict, hints, userId: caller.userId, now: at, more };
        const answer = await storeAnswer(tx, of);
        await attachSent(tx, caller, answer.id, task, body);
        await recordMovement(tx, answer);
        if (body.media_uuid) await flagSimilarAnswers(tx, body.media_uuid);
        await announceAnswer(database, tx, of, answer);
        if (share_location === 1 && latitude !== null && longitude !== null) {
          await announcePlace(database, tx, { game, team, latitude, longitude, now: at });
        }
        return { answer: await answerOf(tx, game, answer, task.id, services) };
      }),
  };
}

/** The answer as its own team sees it. @throws {ApiError} 409 if it was for another challenge */
async function answerOf(
  tx: Queries,
  game: GameRow,
  { id, task_id, team_id: teamId }: AnswerRow,
  taskId: number,
  services: Services,
): Promise<Answer> {
  if (task_id !== taskId) throw errors.conflict('This key was used for an answer to another challenge.');
  const named = await findAnswer(tx, game.id, id);
  const [answer] = named ? await presentAnswers(tx, [named], game, { reviews: false, teamId }, services) : [];
  if (!answer) throw new Error('The stored answer is missing.');
  return answer;
}

/** Locks a challenge of limited quantity, so that two teams cannot both get the last one. @throws {ApiError} 404 */
async function lockTask(tx: Queries, gameId: number, taskId: number): Promise<TaskRow> {
  const task = await findTask(tx, gameId, taskId);
  if (!task) throw errors.notFound();
  if (task.quantity === 0) return task;
  const [held] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('no key update');
  return held ?? task;
}

const judgedTask = (task: TaskRow) => ({
  ...task,
  opens: task.starts_at?.getTime(),
  closes: task.ends_at?.getTime(),
});

/**
 * @throws {ApiError} 403 for a challenge that is closed to the team; time is judged separately, because early answers
 * are kept
 */
async function refuseLocked(
  tx: Queries,
  task: TaskRow,
  answers: readonly AnswerRow[],
  at: Call<'submitAnswer'>['body'],
  now: Date,
): Promise<void> {
  const lock = lockOf(task, await listLocks(tx, [task.id]), { answers, now, at });
  if (lock === 'challenge') throw errors.notAllowed('This challenge is still locked: another one comes first.');
  if (lock === 'place') throw errors.notAllowed('This challenge opens where it is: you are too far away.');
}

/** @throws {ApiError} 409 if the maximum number of teams has solved it */
async function refuseTaken(tx: Queries, { id, quantity }: TaskRow): Promise<void> {
  if (quantity === 0) return;
  const solvers = (await countSolvers(tx, [id])).get(id) ?? 0;
  if (solvers >= quantity) throw errors.conflict('Other teams were faster: this challenge cannot be solved any more.');
}

const MISSING: Readonly<Record<number, string>> = {
  [TASK_TYPE.text]: 'Please write something.',
  [TASK_TYPE.trivia]: 'Please write an answer.',
};

function refused(why: Refusal, { task_type }: TaskRow): ApiError {
  switch (why) {
    case 'stopped':
      return errors.conflict('The game is stopped: it takes no answers now.');
    case 'unscheduled':
      return errors.conflict('The game has not begun yet.');
    case 'too-early':
      return errors.conflict('This challenge is not open yet.');
    case 'no-tries-left':
      return errors.conflict('There are no tries left for this challenge.');
    case 'no-such-choice':
      return errors.invalid({ comment: ['This is none of the choices.'] });
    case 'wrong-code':
      return errors.invalid({ comment: ['This is not the code of this challenge.'] });
    case 'empty':
      return errors.invalid({ comment: [MISSING[task_type] ?? 'Something is missing.'] });
  }
}
