import { REWARD } from '../answers/entities';
import { notShown, shown } from '../answers/forms';
import { paged, TELLS_PAGES } from '../answers/paging';
import type { DocumentedCall } from './call';
import { mediaFields } from './media-fields';

const WRITTEN = ['game_id', 'title', 'description', 'first', 'trig', 'style', 'push', 'points'];

/** Rewards. */
export const REWARD_CALLS: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/achievements/game/{game_id}.json',
    query: ['game_id', 'page', 'per_page'],
    answer: paged(shown({ achievements: REWARD }), TELLS_PAGES['meta.pages']),
  },
  {
    method: 'POST',
    path: '/achievements.json',
    makes: true,
    body: ['game_id'],
    answer: notShown('achievement', REWARD),
  },
  {
    method: 'PUT',
    path: '/achievements/{id}.json',
    body: [...WRITTEN, ...mediaFields('standard')],
    answer: notShown('achievement', REWARD),
  },
  { method: 'DELETE', path: '/achievements/{id}.json', query: ['game_id'], answer: notShown() },
];
