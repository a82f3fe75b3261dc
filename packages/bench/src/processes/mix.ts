import type { Caller } from './api';
import type { LoadCall } from './steady-load';

/** The demo game with the most data. */
const GAME = 4821;

/** Frequency of each call out of twenty: reads of the builder's screens, and two edits. */
const SHARES = {
  challenges: 4,
  challenge: 3,
  games: 3,
  game: 3,
  answers: 2,
  leaderboard: 1,
  whoami: 1,
  teams: 1,
  renameGame: 1,
  changePoints: 1,
} as const;
type Name = keyof typeof SHARES;

/** Number of calls before the mix repeats. */
export const MIX_LENGTH = 20;

/** Typical use of the builder: lists, records, a stream, a leaderboard, and one write in ten calls. */
export async function mixedCalls(origin: string, { headers }: Caller): Promise<(turn: number) => LoadCall> {
  const answer = await fetch(`${origin}/v1/tasks/game/${GAME}.json?page=1&per_page=25`, { headers });
  const { tasks } = (await answer.json()) as { tasks: readonly { readonly id: number }[] };
  const task = (round: number) => tasks[round % tasks.length]?.id;
  const get = (path: string): LoadCall => ({ method: 'GET', path: `/v1${path}` });
  const put = (path: string, body: object): LoadCall => ({
    method: 'PUT',
    path: `/v1${path}`,
    body: JSON.stringify(body),
  });
  const calls: Record<Name, (round: number) => LoadCall> = {
    challenges: (round) => get(`/tasks/game/${GAME}.json?page=${1 + (round % 2)}&per_page=25`),
    challenge: (round) => get(`/tasks/${task(round)}.json?game_id=${GAME}`),
    games: () => get('/games.json?history=3650&page=1&per_page=25'),
    game: () => get(`/games/${GAME}.json`),
    answers: () => get(`/answers/stream/${GAME}.json?page=1&per_page=25`),
    leaderboard: () => get(`/leaderboards/game/${GAME}.json`),
    whoami: () => get(`/users/0.json?game_id=${GAME}`),
    teams: () => get(`/teams/organize.json?game_id=${GAME}`),
    renameGame: (round) => put(`/games/${GAME}.json`, { name: `Harbour ${round}` }),
    changePoints: (round) => put(`/tasks/${task(round)}.json`, { game_id: GAME, points: 10 + (round % 50) }),
  };
  const inOrder = (Object.keys(SHARES) as Name[]).flatMap((name) => Array.from({ length: SHARES[name] }, () => name));
  // Seven and twenty are coprime, so kinds of calls alternate.
  const mixed = inOrder.map((_, at) => inOrder[(at * 7) % MIX_LENGTH] ?? 'games');
  return (turn) => calls[mixed[turn % MIX_LENGTH] ?? 'games'](Math.floor(turn / MIX_LENGTH));
}
