import { GAME_MODE, type ValidationMessage } from '@waymark/contract';
import { fieldsOf, maySaveText } from '@waymark/host-kit';
import { checkFinish } from '@waymark/ui';
import { GAME_EDITING } from './game-fields';
import type { NewGameEdits } from './new-game-fields';

const RULES = fieldsOf(GAME_EDITING.textRules);
const textOf = (edits: NewGameEdits, field: (typeof RULES)[number]): string => edits[field] ?? '';

/** Whether every entered text is valid. */
export const mayCreate = (edits: NewGameEdits): boolean =>
  RULES.every(
    (field) => textOf(edits, field) === '' || maySaveText(GAME_EDITING.textRules[field], textOf(edits, field)),
  );

/** The required fields that are empty. */
export const missingIn = (edits: NewGameEdits): ValidationMessage[] =>
  RULES.flatMap((field) => {
    const { needed } = GAME_EDITING.textRules[field];
    return needed !== undefined && textOf(edits, field).trim() === '' ? [{ field, message: needed }] : [];
  });

/** Whether the game is scheduled to finish before its start. */
export const hasWrongFinish = ({ start_anytime, start_at, finish_at }: NewGameEdits): boolean =>
  start_anytime === GAME_MODE.scheduled &&
  !!finish_at &&
  checkFinish(start_at ?? null, finish_at, String) !== undefined;
