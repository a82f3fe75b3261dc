import type { ApiRequest } from '@waymark/contract';
import { buildGame, describeConformance } from '@waymark/testing';
import remote from './remote';

describeConformance(remote, {
  path: '/games/analytics/7',
  otherPath: '/games/analytics/8',
  features: ['analytics'],
  respond: ({ path }: ApiRequest) =>
    path === '/analytics/teams.json'
      ? { analytics: { teams: 14, players: 60, players_per_team: 4.29 } }
      : { game: buildGame() },
});
