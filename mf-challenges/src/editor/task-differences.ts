import { ianaZoneOf, type LiveDifference, TASK_TYPE_NAMES, type Task, UNLIMITED } from '@waymark/contract';
import { type Comparison, type Translate, tellApart } from '@waymark/host-kit';
import { exactMoment, plainWords } from '@waymark/ui';
import { isEdited, isTaskField, TASK_FIELDS, type TaskEdits } from './task-fields';

/** How values are formatted for people. */
export interface ReadingWords {
  readonly t: Translate;
  readonly language: string;
  /** The game's zone, as the game stores it. */
  readonly tz: string | undefined;
  readonly labelOf: (field: keyof TaskEdits) => string;
}

/** Stored as code: two values can't be compared in words. */
const CODED: readonly string[] = ['unlock_by_task_id', 'unlock_by_task_ids'];

/** How challenges are compared. */
export const comparisonOf = (words: ReadingWords): Comparison<Task, keyof TaskEdits> => ({
  canBeRead: (field): field is keyof TaskEdits => isTaskField(field) && isEdited(field) && !CODED.includes(field),
  differences: (fields, mine, theirs) => taskDifferences(fields, mine, theirs, words),
});

/** Returns those of the fields whose formatted values differ between the two sides. */
function taskDifferences(
  fields: readonly (keyof TaskEdits)[],
  mine: Task,
  theirs: Task,
  words: ReadingWords,
): readonly LiveDifference[] {
  return fields
    .filter((field) => !Object.is(mine[field] || '', theirs[field] || ''))
    .map((field) => ({
      field,
      label: words.labelOf(field),
      ...tellApart(readValue(field, mine, words), readValue(field, theirs, words)),
    }));
}

function readValue(field: keyof TaskEdits, task: Task, { t, language, tz }: ReadingWords): string {
  const value = task[field];
  const { kind } = TASK_FIELDS[field];
  if (field === 'task_type') return t(TASK_TYPE_NAMES[Number(value ?? 0)] ?? 'Challenge');
  if (kind === 'flag') return t(value === 1 ? 'On' : 'Off');
  if (value === undefined || value === null || value === '') return t(kind === 'moment' ? 'Not set' : 'Empty');
  if (kind === 'moment') return exactMoment(String(value), ianaZoneOf(tz) ?? 'UTC', language);
  if (value === UNLIMITED) return t('Unlimited');
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
  return plainWords(String(value));
}
