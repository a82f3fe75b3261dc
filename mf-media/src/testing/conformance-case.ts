import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** How this remote is tried, with the platform played. */
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
