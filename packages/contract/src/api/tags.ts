import * as z from '@waymark/contract/schema';
import { list } from '../entities/shape';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const label = () => z.string().check(z.maxLength(255));

/** Labels that challenges of the white label carry, for the autocomplete. */
export const listTags = defineRoute({
  name: 'listTags',
  method: 'GET',
  path: '/tags.json',
  audience: 'signed-in',
  summary: 'Labels that challenges carry',
  answer: z.looseObject({ labels: list(z.string()) }),
});

/** Put a label on a challenge. 403 for everybody but administrators of the game. */
export const addTag = defineRoute({
  name: 'addTag',
  method: 'POST',
  path: '/tags.json',
  audience: 'signed-in',
  summary: 'Put a label on a challenge',
  body: z.object({ game_id: idParam(), label: label(), task_id: idParam() }),
  answer: anyAnswer,
});

/** Take a label off a challenge. 403 for everybody but administrators of the game. */
export const removeTag = defineRoute({
  name: 'removeTag',
  method: 'DELETE',
  path: '/tasks/{id}/tags.json',
  audience: 'signed-in',
  summary: 'Take a label off a challenge',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam(), label: label() }),
  answer: anyAnswer,
});
