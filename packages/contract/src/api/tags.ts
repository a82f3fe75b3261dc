import * as z from '@waymark/contract/schema';
import { listAnswer } from './answer-shapes';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

/** A label as text; from an object, its text. */
const tagLabel = () =>
  z.pipe(
    z.transform((tag: unknown) => {
      const { label, name } = (tag ?? {}) as { readonly label?: unknown; readonly name?: unknown };
      const text = label ?? name ?? tag;
      return typeof text === 'object' ? '' : String(text);
    }),
    z.string(),
  );

const label = () => z.string().check(z.maxLength(255));

/** Labels of challenges in games of the caller, for the autocomplete. */
export const listTags = defineRoute({
  method: 'GET',
  path: '/tags.json',
  audience: 'signed-in',
  summary: 'Labels that challenges carry',
  /** Texts, or objects with a label; under `labels` or bare. */
  answer: listAnswer('labels', tagLabel()),
});

/** Add a label to a challenge. 403 for everybody but administrators of the game. */
export const addTag = defineRoute({
  method: 'POST',
  path: '/tags.json',
  audience: 'signed-in',
  once: true,
  summary: 'Put a label on a challenge',
  body: z.object({ game_id: idParam(), label: label(), task_id: idParam() }),
  answer: anyAnswer,
});

/** Remove a label from a challenge. 403 for everybody but administrators of the game. */
export const removeTag = defineRoute({
  method: 'DELETE',
  path: '/tasks/{id}/tags.json',
  audience: 'signed-in',
  summary: 'Take a label off a challenge',
  params: z.object({ id: idParam() }),
  query: z.object({ game_id: idParam(), label: label() }),
  answer: anyAnswer,
});
