import { ANSWER, LEADERBOARD } from '../answers/entities';
import { alternating, partOf } from '../answers/form';
import { notShown, shown, wrapped } from '../answers/forms';
import { paged, TELLS_COUNT } from '../answers/paging';
import { withStills } from '../answers/stills';
import type { DocumentedCall } from './call';

const REVIEW = ['id', 'game_id', 'review_key', 'points', 'message'];
const SLIDES = shown({ answers: ANSWER, featured: true, count: true });
const STREAM = shown({ answers: ANSWER, count: true });
const ONE = wrapped('answer', ANSWER);

/** Submissions, their moderation, and the leaderboard. */
export const ANSWER_CALLS: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/answers/game/{game_id}.json',
    query: ['page', 'per_page', 'task_id', 'team_id', 'featured'],
    answer: paged(withStills(shown({ answers: ANSWER })), TELLS_COUNT['count, meta.pages']),
  },
  {
    method: 'GET',
    path: '/answers/stream/{game_id}.json',
    query: ['task_id', 'team_id', 'per_page', 'max_id'],
    answer: alternating(STREAM, withStills(STREAM)),
  },
  {
    method: 'GET',
    path: '/answers/slideshow/{game_id}.json',
    query: ['per_page', 'max_id'],
    answer: alternating(SLIDES, (answer, request) => ({
      ...(SLIDES(answer, request) as object),
      featured: featuredIn(answer),
    })),
  },
  { method: 'GET', path: '/answers/{id}.json', query: ['game_id'], answer: alternating(ONE, withStills(ONE)) },
  ...['accept', 'reject', 'feature'].map(
    (verb): DocumentedCall => ({
      method: 'PUT',
      path: `/answers/{id}/${verb}.json`,
      body: REVIEW,
      answer: ONE,
    }),
  ),
  { method: 'PUT', path: '/answers/regenerate.json', body: ['id'], answer: notShown('answer', ANSWER) },
  { method: 'DELETE', path: '/games/{id}/empty.json', answer: notShown() },
  {
    method: 'GET',
    path: '/leaderboards/game/{game_id}.json',
    query: ['term', 'style', 'unlock_code', 'per_page'],
    answer: shown(LEADERBOARD),
  },
  { method: 'PATCH', path: '/leaderboards/rescore.json', body: ['game_id'], answer: notShown() },
];

/** Featured answers as an array, which [G57] accepts besides ids: those on this page. */
function featuredIn(answer: unknown): readonly unknown[] {
  const ids = new Set(partOf(answer, 'featured') as readonly number[]);
  const { answers } = SLIDES(answer, { turn: 0, params: {} }) as { answers: readonly { id: number }[] };
  return answers.filter(({ id }) => ids.has(id));
}
