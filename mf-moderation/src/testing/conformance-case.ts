import type { ApiRequest } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing';
import { buildAnswer } from './answers';

const answers = [3, 2, 1].map((id) => buildAnswer({ id }));

/** The conformance case of this remote, on a fake platform. */
export const conformanceCase: ConformanceCase = {
  path: '/answers/monitor/7',
  otherPath: '/games/stream/7',
  respond: ({ path, method }: ApiRequest) => {
    if (path === '/answers/queue/7.json') return { answers, next: null };
    if (path === '/answers/game/7.json') return { answers, count: 3, meta: { pages: 1, count: 3 } };
    if (path === '/answers/stream/7.json') return { answers, count: 3 };
    if (path === '/answers/statistics/7.json')
      return { waiting: 3, challenges: [{ id: 3, name: 'Salute', waiting: 3 }] };
    if (path === '/answers/messages/7.json') return { messages: [] };
    if (path === '/tasks/game/7.json') return { tasks: [], meta: { count: 0 } };
    if (path === '/teams/organize.json') return { teams: [], unassigned_users: [], count: 0 };
    if (path.endsWith('/claim.json')) return { claim: { user: null, expires_at: '2036-11-21T18:30:00Z' } };
    if (method !== 'GET') return {};
    return { game: buildGame() };
  },
};
