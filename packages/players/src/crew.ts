import { randomUUID } from 'node:crypto';
import { type PlayTask, type Task, UNLIMITED } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import type { Person } from './person';
import { isFeasible, solve, spotOf } from './solution';
import { AGAIN } from './words';

/** A team at play. */
export interface Crew {
  readonly name: string;
  readonly player: Person;
}

/** What a team did. */
export type CrewMove = 'answered' | 'took a hint' | 'sent another one' | 'waited';

/** Challenges near the front are done first, but nobody goes by the book. */
const LOOKS_AHEAD = 4;

/** Lets a team do the next thing it would do. */
export async function playOn(random: Random, crew: Crew, gameId: number, known: readonly Task[]): Promise<CrewMove> {
  const look = (spot: { latitude?: number; longitude?: number } = {}) => {
    const query = new URLSearchParams(Object.entries(spot).map(([name, value]) => [name, String(value)]));
    return crew.player.call<{ tasks: PlayTask[] }>('GET', `/play/tasks/${gameId}.json?${query}`);
  };
  const { tasks } = await look();
  const open = tasks.filter(
    (task) =>
      !task.answered &&
      (!task.locked || task.locked === 'place') &&
      task.left !== 0 &&
      task.tries_left !== 0 &&
      isFeasible(task),
  );
  const next = pick(random, open.slice(0, LOOKS_AHEAD));
  if (!next) return sendAnother(random, crew, gameId, tasks, known);
  const spot = spotOf(random, next);
  const task = next.locked ? (await look(spot)).tasks.find(({ id }) => id === next.id) : next;
  const solution = known.find(({ id }) => id === next.id);
  if (!task || task.locked || !solution) return 'waited';
  const hint = task.hints.find(({ text, points = 0 }) => !text && points < UNLIMITED);
  if (hint && happens(random, 0.2)) {
    await crew.player.call('POST', `/play/tasks/${task.id}/hint.json`, { game_id: gameId, number: hint.number });
    return 'took a hint';
  }
  const answer = await solve(random, crew.player, task, solution);
  if (!answer) return 'waited';
  await submit(crew, gameId, task, { ...answer, ...spot, share_location: spot.latitude === undefined ? 0 : 1 });
  return 'answered';
}

const submit = (crew: Crew, gameId: number, task: PlayTask, answer: object) =>
  crew.player.call('POST', '/play/answers.json', { ...answer, game_id: gameId, task_id: task.id, key: randomUUID() });

/** Who has done everything sends another picture of what was fun, now and then. */
async function sendAnother(
  random: Random,
  crew: Crew,
  gameId: number,
  tasks: readonly PlayTask[],
  known: readonly Task[],
): Promise<CrewMove> {
  const fun = tasks.filter((task) => task.answered && task.task_type === 1 && task.left !== 0);
  const task = pick(random, fun);
  const solution = known.find(({ id }) => id === task?.id);
  if (!task || !solution || !happens(random, 0.25)) return 'waited';
  const answer = await solve(random, crew.player, task, solution);
  if (!answer) return 'waited';
  await submit(crew, gameId, task, { ...answer, comment: pick(random, AGAIN) });
  return 'sent another one';
}
