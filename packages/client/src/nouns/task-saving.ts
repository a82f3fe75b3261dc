import { type GameId, type Task, type TaskId, type TaskWrite, updateTask } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** The parts of a challenge that would count as empty if a response left them out. */
const PARTS = ['tags', 'tour', 'placeholders', 'realities', 'assets'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a response has every part, in the challenge or, without a wrapping, by itself. */
const isWhole = (answer: unknown): boolean => {
  const task = isRecord(answer) && isRecord(answer.task) ? answer.task : answer;
  return isRecord(task) && PARTS.every((part) => isRecord(task[part]));
};

/**
 * Changes fields of a challenge; `position` alone moves it.
 * @returns it as it is now, if the provider sends all of it
 */
export async function saveTask(
  api: Api,
  game: GameId,
  id: TaskId,
  changes: TaskWrite,
  options?: CallOptions,
): Promise<Task | undefined> {
  let sent: unknown;
  const heard: Api = {
    request: async (call) => {
      sent = await api.request(call);
      return sent;
    },
  };
  const call = { params: { id }, body: { ...changes, game_id: game } };
  const { task } = await callRoute(heard, updateTask, call, options);
  // Reading fills in missing lists, so only what was sent tells.
  return task && isWhole(sent) ? task : undefined;
}
