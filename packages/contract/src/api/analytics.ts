import * as z from '@waymark/contract/schema';
import { analyticsAnswerSchema } from '../entities/analytics';
import { gameMomentSchema } from '../entities/game-moment';
import { gamePlacesSchema } from '../entities/game-places';
import { gameProgressSchema } from '../entities/game-progress';
import { idParam } from './parts';
import { defineRoute } from './route';

/** The last second of a moment: the end of 2099. */
const LAST_SECOND = 4_102_444_799;

/** In seconds since 1970. */
const second = () => z.coerceNumber().check(z.int(), z.gte(0), z.lte(LAST_SECOND));

/** The part of a game included in statistics: an extra, `analytics-filters`. */
const part = {
  /** First second included and first one excluded. */
  from: z.optional(second()),
  until: z.optional(second()),
  /** Only the teams of a group. */
  group_id: z.optional(idParam()),
};

/** The statistics of a game, for its administrators with the feature `analytics`. */
export const teamAnalytics = defineRoute({
  method: 'GET',
  path: '/analytics/teams.json',
  audience: 'signed-in',
  summary: 'Teams, players and players per team of a game',
  query: z.object({
    game_id: idParam(),
    /** Only the teams of a group: an extra, `analytics-filters`. */
    group_id: z.optional(idParam()),
  }),
  answer: analyticsAnswerSchema,
});

/** How a game has been played so far: by team and challenge, over time, and its reviews. */
export const gameProgress = defineRoute({
  method: 'GET',
  path: '/analytics/progress.json',
  audience: 'signed-in',
  capability: 'game-progress',
  summary: 'How a game was played: by team and challenge, over time, and how it was judged',
  query: z.object({ game_id: idParam(), ...part }),
  answer: gameProgressSchema,
});

/** Where a game's answers were given, in cells of a grid, busiest first. */
export const gamePlaces = defineRoute({
  method: 'GET',
  path: '/analytics/places.json',
  audience: 'signed-in',
  capability: 'game-places',
  summary: 'Where the answers of a game were given',
  query: z.object({ game_id: idParam(), ...part }),
  answer: gamePlacesSchema,
});

/** What was answered before a moment and since. */
export const gameMoment = defineRoute({
  method: 'GET',
  path: '/analytics/moment.json',
  audience: 'signed-in',
  capability: 'game-moment',
  summary: 'What was answered before a moment of a game, and what from then on',
  query: z.object({
    game_id: idParam(),
    at: second(),
    ...part,
  }),
  answer: gameMomentSchema,
});
