import type { ApiRequest } from '@waymark/contract';
import { buildGame, describeConformance } from '@waymark/testing';
import remote from './remote';

describeConformance(remote, {
  path: '/groups/organize/7',
  otherPath: '/groups/organize/new',
  features: ['groups'],
  respond: ({ path }: ApiRequest) => {
    if (path === '/groups.json') return { groups: [{ id: 1, name: 'Quay', teams: [], game_id: 7 }], pages: 1 };
    return { game: buildGame() };
  },
});
