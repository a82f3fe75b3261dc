import { REALITY, TASK } from '../answers/entities';
import { alternating, partOf } from '../answers/form';
import { notShown, shown, wrapped } from '../answers/forms';
import { paged, TELLS_COUNT } from '../answers/paging';
import { fields } from '../answers/pick-documented';
import type { DocumentedCall } from './call';
import { mediaFields, TOUR_NAMES } from './media-fields';

const FILES = ['standard', 'overlay', 'arrival_image', 'arrival_video', 'reward', 'correct', 'incorrect', 'ya', 'naw'];
/** Parts of a challenge whose request form differs from the response: files, labels, items. */
const READ_ONLY = new Set(['id', 'photo', 'overlay', 'arrival_image', 'arrival_video', 'tags', 'tour']);
const PARTS = new Set(['placeholders', 'assets', 'realities']);

const WRITTEN = [
  ...Object.keys(TASK).filter((field) => !READ_ONLY.has(field) && !PARTS.has(field)),
  ...mediaFields(...FILES, ...TOUR_NAMES),
];
const REALITY_WRITTEN = Object.keys(REALITY).filter((field) => !['id', 'model_url', 'assets'].includes(field));

/** A new challenge, and its page ([G36]). */
const PLACED = shown({ task: TASK, meta: fields('page') });
const SUGGESTED = wrapped('task', TASK);

/** Challenges, their AR items, their labels and their QR codes. */
export const CHALLENGE_CALLS: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/tasks/game/{game_id}.json',
    query: ['term', 'page', 'per_page'],
    answer: paged(shown({ tasks: TASK }), TELLS_COUNT['meta (count, page)']),
  },
  { method: 'POST', path: '/tasks.json', makes: true, body: ['game_id', 'per_page'], answer: PLACED },
  { method: 'POST', path: '/tasks/suggest.json', makes: true, body: ['game_id'], answer: SUGGESTED },
  { method: 'PUT', path: '/tasks/{id}.json', body: [...WRITTEN, 'game_id'], answer: notShown('task', TASK) },
  { method: 'DELETE', path: '/tasks/{id}.json', query: ['game_id'], answer: notShown() },
  {
    method: 'PUT',
    path: '/tasks/ar/{id}.json',
    body: [...REALITY_WRITTEN, 'game_id'],
    answer: notShown('reality', REALITY),
  },
  { method: 'GET', path: '/tasks/{id}/qr.png', query: ['whitelabel', 'game_id'], answer: 'file' },
  { method: 'GET', path: '/tags.json', answer: alternating(shown(fields('labels')), labelsAsTags) },
  { method: 'POST', path: '/tags.json', makes: true, body: ['game_id', 'label', 'task_id'], answer: notShown() },
  { method: 'DELETE', path: '/tasks/{id}/tags.json', query: ['game_id', 'label'], answer: notShown() },
];

/** "labels": texts, or objects as in challenges ("tags (label)"). */
function labelsAsTags(answer: unknown): object {
  return { labels: (partOf(answer, 'labels') as readonly string[]).map((label) => ({ label })) };
}
