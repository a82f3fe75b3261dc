import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { presentTask } from './present';
import { findTask, findTaskParts } from './repo';

/** Responds with a challenge as it is now. @throws {ApiError} 404 if it is gone */
export async function answerTask({ database, origin }: Services, gameId: number, taskId: number) {
  const row = await findTask(database.db, gameId, taskId);
  if (!row) throw errors.notFound();
  return { task: presentTask(row, await findTaskParts(database.db, [taskId]), origin()) };
}
