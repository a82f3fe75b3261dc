import type { Database, Queries } from '../db/database';
import { announce, type EventGame, type EventOptions } from '../realtime/announce';
import { audienceOf } from './audience';
import { isUndecided } from './reader';
import { findAnswer } from './repo';

/** Announces a change to an answer that is not a decision to everybody who may see it. */
export async function announceAnswerUpdate(
  by: { readonly database: Database; readonly tx: Queries },
  game: EventGame & { readonly review: string; readonly blind_review: number },
  id: number,
  fields: readonly string[],
  { userId }: Pick<EventOptions, 'userId'> = {},
): Promise<void> {
  const named = await findAnswer(by.tx, game.id, id);
  if (!named) return;
  const { answer, task, team } = named;
  const whose = game.blind_review === 1 && isUndecided(answer) ? {} : { team };
  await announce(
    by,
    game,
    'ss.answer.update',
    { answer: { id }, task: { id: task.id, name: task.name }, ...whose, fields: [...fields] },
    { userId, only: await audienceOf(by.tx, game, answer) },
  );
}
