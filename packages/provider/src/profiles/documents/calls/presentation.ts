import { notShown, shown } from '../answers/forms';
import { paged, TELLS_PAGES } from '../answers/paging';
import { fields } from '../answers/pick-documented';
import type { DocumentedCall } from './call';
import { mediaFields, TOUR_NAMES } from './media-fields';

const REWARD = fields('id', 'title', 'description', 'photo', 'first', 'trig', 'style', 'push', 'points');
const REWARD_WRITTEN = Object.keys(REWARD).filter((field) => field !== 'id');
const PERSONALIZATION = fields('id', 'key', 'value');
const COLOURS = [
  'top_nav_background',
  'top_nav_txt',
  'top_nav_tint',
  'body_high',
  'body_txt',
  'body_background',
  'body_tint',
];
const SECTIONS = ['challenges', 'stream', 'leaderboard', 'reels', 'rewards', 'join', 'notifications', 'help', 'custom'];
const PICTURES = ['logo', 'watermark', ...TOUR_NAMES];
const BRANDING = [
  ...COLOURS.map((name) => `${name}_color`),
  ...['font_size', 'font_regular', 'font_bold', 'theme', 'help', 'custom_url'],
  // Flat, as [G65] decides.
  ...SECTIONS.flatMap((name) => ['title', 'subtitle', 'visible', 'order'].map((part) => `menu_${name}_${part}`)),
];
const PURCHASE = ['stripe_id', 'cost'];

/** Rewards, personalisation, branding, reels, exports and purchases. */
export const PRESENTATION_CALLS: readonly DocumentedCall[] = [
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
  { method: 'PUT', path: '/achievements/{id}.json', body: [...REWARD_WRITTEN, 'game_id'], answer: notShown() },
  { method: 'DELETE', path: '/achievements/{id}.json', query: ['game_id'], answer: notShown() },
  {
    method: 'GET',
    path: '/personalizations.json',
    query: ['game_id'],
    answer: shown({ personalizations: PERSONALIZATION }),
  },
  {
    method: 'POST',
    path: '/personalizations.json',
    makes: true,
    body: ['game_id', 'key', 'value'],
    answer: notShown(),
  },
  { method: 'PUT', path: '/personalizations/{id}.json', body: ['game_id', 'key', 'value'], answer: notShown() },
  { method: 'DELETE', path: '/personalizations/{id}.json', query: ['game_id'], answer: notShown() },
  { method: 'GET', path: '/games/{id}/grey.json', answer: shown(fields(...BRANDING, ...PICTURES)) },
  {
    method: 'PUT',
    path: '/games/{id}/grey.json',
    body: [...BRANDING, ...mediaFields(...PICTURES, ...SECTIONS)],
    answer: notShown(),
  },
  { method: 'PATCH', path: '/games/{id}/export.json', body: ['email', 'media'], answer: notShown() },
  { method: 'PATCH', path: '/games/{id}/branding.json', body: PURCHASE, answer: notShown() },
  { method: 'PATCH', path: '/games/{id}/reels.json', body: PURCHASE, answer: notShown() },
  { method: 'PATCH', path: '/games/{id}/donations.json', body: ['email', ...PURCHASE], answer: notShown() },
  { method: 'PATCH', path: '/games/{id}/generate_reels.json', body: ['reel_type'], answer: notShown() },
];
