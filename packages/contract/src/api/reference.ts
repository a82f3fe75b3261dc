import * as z from '@waymark/contract/schema';
import { analyticsAnswerSchema } from '../entities/analytics';
import { gameProgressSchema } from '../entities/game-progress';
import { listAnswer } from './answer-shapes';
import { idParam } from './parts';
import { defineRoute } from './route';

/** A name and an id, as an object or as two texts in that order ([G84]). */
const timeZonePair = () =>
  z.pipe(
    z.transform((pair: unknown) => (Array.isArray(pair) ? { name: pair[0], id: pair[1] } : pair)),
    z.looseObject({ name: z.string(), id: z.string() }),
  );

/** The time zones a game may have, as name and id pairs ([G84]); the id is what a game stores. */
export const listTimeZones = defineRoute({
  method: 'GET',
  path: '/timezones.json',
  audience: 'signed-in',
  summary: 'The time zones a game may have',
  answer: listAnswer('timezones', timeZonePair()),
});

/** The statistics of a game, for its administrators with the feature `analytics`. */
export const teamAnalytics = defineRoute({
  method: 'GET',
  path: '/analytics/teams.json',
  audience: 'signed-in',
  summary: 'Teams, players and players per team of a game',
  query: z.object({ game_id: idParam() }),
  answer: analyticsAnswerSchema,
});

/** How a game was played so far: by team and challenge, over time, and how it was judged. */
export const gameProgress = defineRoute({
  method: 'GET',
  path: '/analytics/progress.json',
  audience: 'signed-in',
  capability: 'game-progress',
  summary: 'How a game was played: by team and challenge, over time, and how it was judged',
  query: z.object({ game_id: idParam() }),
  answer: gameProgressSchema,
});
