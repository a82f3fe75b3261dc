import * as z from '@waymark/contract/schema';
import { listAnswer } from './answer-shapes';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** A label as a text; one that came as an object is the text inside. */
const tagLabel = () =>
  z.pipe(
    z.transform((tag: unknown) => {
      const { label, name } = (tag ?? {}) as { readonly label?: unknown; readonly name?: unknown };
      return label ?? name ?? tag;
    }),
    z.string(),
  );

const label = () => z.string().check(z.maxLength(255));

/** Labels that challenges carry of the games somebody works on, for the autocomplete. */
export const listTags = defineRoute({
  name: 'listTags',
  method: 'GET',
  path: '/tags.json',
  audience: 'signed-in',
  summary: 'Labels that challenges carry',
  /** Texts, or objects with the label in them; under `labels` or bare. */
  answer: listAnswer('labels', tagLabel()),
});

/** Put a label on a challenge. 403 for everybody but administrators of the game. */
export const addTag = defineRoute({
  name: 'addTag',
  method: 'POST',
  path: '/tags.json',
  audience: 'signed-in',
  once: true,
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
