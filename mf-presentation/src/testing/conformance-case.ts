import type { ApiRequest } from '@waymark/contract';
import { buildGame, type ConformanceCase } from '@waymark/testing/factories';

/** How this remote is tried, with the platform played. */
export const conformanceCase: ConformanceCase = {
  path: '/games/analytics/7',
  otherPath: '/games/analytics/8',
  features: ['analytics'],
  respond: ({ path }: ApiRequest) =>
    path === '/analytics/teams.json'
      ? { analytics: { teams: 14, players: 60, players_per_team: 4.29 } }
      : { game: buildGame() },
};
