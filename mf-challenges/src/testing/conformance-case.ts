import type { ApiRequest } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** The remote's conformance case, with a simulated platform. */
export const conformanceCase: ConformanceCase = {
  path: '/groups/organize/7',
  otherPath: '/groups/organize/new',
  features: ['groups'],
  respond: ({ path }: ApiRequest) => {
    if (path === '/groups.json') return { groups: [{ id: 1, name: 'Quay', teams: [], game_id: 7 }], pages: 1 };
    return { game: buildGame() };
  },
};
