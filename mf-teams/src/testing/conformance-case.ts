import type { ApiRequest } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** The conformance case of this remote, on a fake platform. */
export const conformanceCase: ConformanceCase = {
  path: '/teams/organize/7',
  otherPath: '/teams/organize/new',
  respond: ({ path }: ApiRequest) => {
    if (path === '/teams/organize.json') return { teams: [{ id: 1, name: 'Gulls', users: [] }], count: 1, pages: 1 };
    return { game: buildGame() };
  },
};
