import type { ValidationMessage } from '@waymark/contract';
import { fieldsOf, maySaveText } from '@waymark/host-kit';
import { GAME_EDITING } from './game-fields';
import type { NewGameEdits } from './new-game-fields';

const RULES = fieldsOf(GAME_EDITING.textRules);
const textOf = (edits: NewGameEdits, field: (typeof RULES)[number]): string => edits[field] ?? '';

/** Whether every text that was entered follows the rule of its field. */
export const mayCreate = (edits: NewGameEdits): boolean =>
  RULES.every(
    (field) => textOf(edits, field) === '' || maySaveText(GAME_EDITING.textRules[field], textOf(edits, field)),
  );

/** What a game cannot be created without. */
export const missingIn = (edits: NewGameEdits): ValidationMessage[] =>
  RULES.flatMap((field) => {
    const { needed } = GAME_EDITING.textRules[field];
    return needed !== undefined && textOf(edits, field).trim() === '' ? [{ field, message: needed }] : [];
  });
