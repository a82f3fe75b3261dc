import type { ValidationMessage } from '@waymark/contract';
import { fieldsOf, maySaveText } from '@waymark/host-kit';
import { GAME_EDITING } from './game-fields';
import type { NewGameEdits } from './new-game-fields';

const RULES = fieldsOf(GAME_EDITING.textRules);
const textOf = (edits: NewGameEdits, field: (typeof RULES)[number]): string => edits[field] ?? '';

/** Whether every entered text is valid. */
export const mayCreate = (edits: NewGameEdits): boolean =>
  RULES.every(
    (field) => textOf(edits, field) === '' || maySaveText(GAME_EDITING.textRules[field], textOf(edits, field)),
  );

/** Required fields that are still empty. */
export const missingIn = (edits: NewGameEdits): ValidationMessage[] =>
  RULES.flatMap((field) => {
    const { needed } = GAME_EDITING.textRules[field];
    return needed !== undefined && textOf(edits, field).trim() === '' ? [{ field, message: needed }] : [];
  });
