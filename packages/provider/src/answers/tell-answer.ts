import type { Database, Queries } from '../db/database';
import { type ToldBy, type ToldGame, tell } from '../realtime/tell';
import { audienceOf } from './audience';
import { isUndecided } from './reader';
import { findAnswer } from './repo';

/** Announces a change to an answer that is not a decision to everybody who may see it. */
export async function tellAnswerUpdate(
  by: { readonly database: Database; readonly tx: Queries },
  game: ToldGame & { readonly review: string; readonly blind_review: number },
  id: number,
  fields: readonly string[],
  { userId }: Pick<ToldBy, 'userId'> = {},
): Promise<void> {
  const named = await findAnswer(by.tx, game.id, id);
  if (!named) return;
  const { answer, task, team } = named;
  const whose = game.blind_review === 1 && isUndecided(answer) ? {} : { team };
  await tell(
    by,
    game,
    'ss.answer.update',
    { answer: { id }, task: { id: task.id, name: task.name }, ...whose, fields: [...fields] },
    { userId, only: await audienceOf(by.tx, game, answer) },
  );
}
