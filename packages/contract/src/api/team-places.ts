import * as z from '@waymark/contract/schema';
import { flag, list } from '../entities/shape';
import { teamPlaceSchema } from '../entities/team-place';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

/**
 * Report the own team's location. It is stored while the game shares locations (`share_location`), at limited
 * intervals. Announced to organisers as `ss.place.move`, with `place` beside `team`.
 */
export const noteTeamPlace = defineRoute({
  method: 'POST',
  path: '/play/places/{id}.json',
  audience: 'signed-in',
  capability: 'team-places',
  summary: 'Say where the own team is',
  params: z.object({ id: idParam() }),
  body: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  answer: anyAnswer,
});

/** The teams of a game with their last locations and trails; for administrators and coordinators. */
export const listTeamPlaces = defineRoute({
  method: 'GET',
  path: '/games/{id}/team-places.json',
  audience: 'signed-in',
  capability: 'team-places',
  summary: 'Where the teams of a game are',
  params: z.object({ id: idParam() }),
  answer: z.looseObject({
    /** Whether the game shares locations; otherwise there are none. */
    shared: flag(),
    teams: list(teamPlaceSchema),
  }),
});
