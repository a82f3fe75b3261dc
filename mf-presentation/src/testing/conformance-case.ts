import type { ApiRequest } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** The conformance case of this remote, on a simulated platform. */
export const conformanceCase: ConformanceCase = {
  path: '/games/analytics/7',
  otherPath: '/games/slideshow/7',
  features: ['analytics'],
  respond: ({ path }: ApiRequest) =>
    path === '/analytics/teams.json'
      ? { analytics: { teams: 14, players: 60, players_per_team: 4.29 } }
      : path === '/answers/slideshow/7.json'
        ? { answers: [], featured: [], count: 0 }
        : { game: buildGame() },
};
