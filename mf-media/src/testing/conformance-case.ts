import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** The conformance case of this remote, on a simulated platform. */
export const conformanceCase: ConformanceCase = {
  path: '/games/grey/7',
  otherPath: '/games/personalizations/7',
  respond: ({ path }: ApiRequest) => {
    if (path === '/personalizations.json') return { personalizations: [] };
    if (path.endsWith('/grey.json')) return {};
    if (path.startsWith('/achievements/')) return { achievements: [] };
    if (path.startsWith('/answers/messages/')) return { messages: [] };
    if (path === '/teams/organize.json') return { teams: [], meta: { count: 0 } };
    if (path.startsWith('/tasks/')) return { tasks: [], meta: { count: 0 } };
    return { game: buildGame({ id: asGameId(7), grey_enabled: true }) };
  },
};
