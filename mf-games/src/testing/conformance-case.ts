import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, buildGameRow, type ConformanceCase } from '@waymark/testing/factories';

/** The remote's conformance case, with a simulated platform. */
export const conformanceCase: ConformanceCase = {
  path: '/',
  otherPath: '/games/edit/7',
  respond: ({ path }: ApiRequest) => {
    if (path === '/games.json') return { games: [buildGameRow()], meta: { pages: 1, page: 1, count: 1 } };
    if (path === '/games/trash.json') return { games: [] };
    if (path === '/timezones.json') return { timezones: [{ id: 'London', name: 'London' }] };
    return { game: buildGame({ id: asGameId(7) }) };
  },
};
