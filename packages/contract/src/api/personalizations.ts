import * as z from '@waymark/contract/schema';
import {
  PERSONALIZATION_KEY,
  PERSONALIZATION_KEY_MAX,
  PERSONALIZATION_VALUE_MAX,
  personalizationSchema,
} from '../entities/personalization';
import { listAnswer, writeAnswer } from './answer-shapes';
import { idParam } from './parts';
import { defineRoute } from './route';

const body = z.object({
  game_id: idParam(),
  key: z.string().check(z.regex(PERSONALIZATION_KEY), z.maxLength(PERSONALIZATION_KEY_MAX)),
  value: z.string().check(z.maxLength(PERSONALIZATION_VALUE_MAX)),
});

/** The personalisations of a game by key; for its administrators. */
export const listPersonalizations = defineRoute({
  method: 'GET',
  path: '/personalizations.json',
  audience: 'signed-in',
  summary: 'The words of a game that texts insert',
  query: z.object({ game_id: idParam() }),
  answer: listAnswer('personalizations', personalizationSchema),
});

/** Create a personalisation. 422 for a key that the game has. */
export const createPersonalization = defineRoute({
  method: 'POST',
  path: '/personalizations.json',
  audience: 'signed-in',
  once: true,
  summary: 'Add a word to a game',
  body,
  answer: writeAnswer('personalization', personalizationSchema),
});

/** Change a personalisation. */
export const updatePersonalization = defineRoute({
  method: 'PUT',
  path: '/personalizations/{id}.json',
  audience: 'signed-in',
  summary: 'Change a word of a game',
  params: z.object({ id: idParam() }),
  body,
  answer: writeAnswer('personalization', personalizationSchema),
});

/** Delete a personalisation. */
export const deletePersonalization = defineRoute({
  method: 'DELETE',
  path: '/personalizations/{id}.json',
  audience: 'signed-in',
  summary: 'Delete a word of a game',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam() }),
  answer: writeAnswer('personalization', personalizationSchema),
});
