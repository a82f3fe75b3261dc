import { ANALYTICS, GAME, GAME_ROW } from '../answers/entities';
import { alternating, partOf } from '../answers/form';
import { bare, notShown, shown, wrapped } from '../answers/forms';
import { paged, TELLS_PAGES } from '../answers/paging';
import { withStills } from '../answers/stills';
import type { DocumentedCall } from './call';
import { mediaFields, TOUR_NAMES } from './media-fields';

/** Writable fields of a game: its settings, those of part 2, and files. */
const WRITTEN = [
  ...['name', 'description', 'code', 'cheats', 'primary_email', 'signed_legal', 'start_anytime', 'start_at'],
  ...['finish_at', 'tz', 'time_to_play', 'timer_visible', 'game_type', 'license_type', 'searchability'],
  ...['join_existing_team', 'leaderboard_visible', 'notifications_bidirectional', 'category', 'shuffled', 'review'],
  ...['unlock_requires_network', 'late', 'export_player_enabled', 'share_location', 'webhook', 'soundtrack'],
  ...mediaFields('standard', 'correct', 'incorrect', 'challenges', 'stream', 'leaderboard', 'reels', 'rewards'),
  ...mediaFields('join', 'notifications', 'help', 'custom', 'sticker', 'arrival', 'model', ...TOUR_NAMES),
];

const WRAPPED = wrapped('game', GAME);
const BARE = bare('game', GAME);

/** Games and their details. */
export const GAME_CALLS: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/games.json',
    query: ['category', 'history', 'page', 'per_page', 'term'],
    answer: paged(shown({ games: GAME_ROW }), TELLS_PAGES['meta.pages']),
  },
  { method: 'POST', path: '/games.json', makes: true, body: WRITTEN, answer: notShown('game', GAME) },
  {
    method: 'GET',
    path: '/games/{id}.json',
    answer: alternating(WRAPPED, BARE, withStills(WRAPPED), withStills(BARE)),
  },
  { method: 'PUT', path: '/games/{id}.json', body: WRITTEN, answer: notShown('game', GAME) },
  { method: 'DELETE', path: '/games/{id}.json', answer: notShown() },
  { method: 'POST', path: '/games/{id}/clone.json', makes: true, answer: notShown('game', GAME) },
  { method: 'PATCH', path: '/games/{id}/liberate.json', body: ['packages'], answer: notShown('game', GAME) },
  {
    method: 'GET',
    path: '/analytics/teams.json',
    query: ['game_id'],
    answer: alternating(shown({ analytics: ANALYTICS }), (answer, request) =>
      shown(ANALYTICS)(partOf(answer, 'analytics'), request),
    ),
  },
];
