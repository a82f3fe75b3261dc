import { randomUUID } from 'node:crypto';
import { type PlayTask, type Task, UNLIMITED } from '@waymark/contract';
import { happens, pick, type Random } from './chance';
import type { Person } from './person';
import { isFeasible, solve, spotOf } from './solution';
import { AGAIN } from './words';

/** A team and the player who answers for it. */
export interface PlayingTeam {
  readonly name: string;
  readonly player: Person;
}

/** What a team's move did. */
export type TeamMove = 'answered' | 'took a hint' | 'sent another one' | 'waited';

/** Teams choose among this many of the next challenges. */
const LOOKAHEAD = 4;

/** Makes the next move of a team. */
export async function teamMove(
  random: Random,
  team: PlayingTeam,
  gameId: number,
  known: readonly Task[],
): Promise<TeamMove> {
  const look = (spot: { latitude?: number; longitude?: number } = {}) => {
    const query = new URLSearchParams(Object.entries(spot).map(([name, value]) => [name, String(value)]));
    return team.player.call<{ tasks: PlayTask[] }>('GET', `/play/tasks/${gameId}.json?${query}`);
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
  const next = pick(random, open.slice(0, LOOKAHEAD));
  if (!next) return sendAnother(random, team, gameId, tasks, known);
  const spot = spotOf(random, next);
  const task = next.locked ? (await look(spot)).tasks.find(({ id }) => id === next.id) : next;
  const solution = known.find(({ id }) => id === next.id);
  // A place shows what was tried only to those who are there.
  if (!task || task.locked || task.tries_left === 0 || !solution) return 'waited';
  const hint = task.hints.find(({ text, points = 0 }) => !text && points < UNLIMITED);
  if (hint && happens(random, 0.2)) {
    await team.player.call('POST', `/play/tasks/${task.id}/hint.json`, { game_id: gameId, number: hint.number });
    return 'took a hint';
  }
  const answer = await solve(random, team.player, task, solution);
  if (!answer) return 'waited';
  await submit(team, gameId, task, { ...answer, ...spot, share_location: spot.latitude === undefined ? 0 : 1 });
  return 'answered';
}

const submit = (team: PlayingTeam, gameId: number, task: PlayTask, answer: object) =>
  team.player.call('POST', '/play/answers.json', { ...answer, game_id: gameId, task_id: task.id, key: randomUUID() });

/** A finished team sometimes sends another photo for a challenge it liked. */
async function sendAnother(
  random: Random,
  team: PlayingTeam,
  gameId: number,
  tasks: readonly PlayTask[],
  known: readonly Task[],
): Promise<TeamMove> {
  const fun = tasks.filter((task) => task.answered && task.task_type === 1 && task.left !== 0);
  const task = pick(random, fun);
  const solution = known.find(({ id }) => id === task?.id);
  if (!task || !solution || !happens(random, 0.25)) return 'waited';
  const answer = await solve(random, team.player, task, solution);
  if (!answer) return 'waited';
  await submit(team, gameId, task, { ...answer, comment: pick(random, AGAIN) });
  return 'sent another one';
}
