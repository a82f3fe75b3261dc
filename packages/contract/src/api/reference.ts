import * as z from '@waymark/contract/schema';
import { listAnswer } from './answer-shapes';
import { defineRoute } from './route';

/** A name and an id, as an object or as two strings in that order ([G84]). */
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
