import {
  type LiveNoun,
  nounOf,
  READINESS_FIELD,
  type RewardWrite,
  SETTING_NAMES,
  TASK_TYPE_NAMES,
} from '@waymark/contract';
import type { FieldChange } from '../db/schema';
import { TASK_LABELS } from './task-words';

type Words = Readonly<Record<string, string>>;

/** The fields of a reward as its editor labels them. */
const REWARD_LABELS: Readonly<
  Record<Exclude<keyof RewardWrite, `${string}_media_${string}`> | 'standard' | 'granted', string>
> = {
  standard: 'Photo',
  title: 'Title',
  description: 'Description',
  first: 'Grant to',
  trig: 'Qualify with',
  style: 'Challenge type',
  push: 'Push message',
  points: 'Bonus points',
  granted: 'Given by hand',
};

/** Labels by the kind of record. */
const BY_NOUN: Partial<Readonly<Record<LiveNoun, Words>>> = {
  task: TASK_LABELS,
  reward: REWARD_LABELS,
  group: { label: 'Name', teams: 'Teams' },
  team: { merge: 'Merged' },
  game: {
    standard: SETTING_NAMES.photo,
    tour_1: SETTING_NAMES.tour,
    tour_2: SETTING_NAMES.tour,
    tour_3: SETTING_NAMES.tour,
    tour_4: SETTING_NAMES.tour,
    soundtrack: 'Soundtrack',
    adjustments: 'Bonus or penalty',
    leaderboard: 'Leaderboard',
    ready_messages: 'Ready messages',
    [READINESS_FIELD]: 'Problems found',
  },
};

/** Labels of other fields: those of answers as in their table, a game's settings, and its other records. */
const FIELDS: Words = {
  ...SETTING_NAMES,
  answers: 'Answers',
  points: 'Points',
  approved_at: 'Accepted',
  rejected_at: 'Rejected',
  featured_at: 'Featured',
  review_message: 'Message to the team',
  result_key: 'Results key',
  judge_link: 'Judge link',
  title: 'Title',
  key: 'Key',
  value: 'Value',
  users: 'Players',
  alt: 'Picture description',
};

/** The word for a code; unknown codes as they are. */
export const wordIn = (words: Words, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

const inPlainWords = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/** The label of a field in an entry with this action; without one, its code in plain words. */
export function fieldInWords(action: string, field: string): string {
  const name = field.replace(/_media_(uuid|extension)$/, '');
  const noun = nounOf(action);
  const label = wordIn((noun && BY_NOUN[noun]) ?? {}, name);
  if (label !== name) return label;
  return Object.hasOwn(FIELDS, name) ? wordIn(FIELDS, name) : inPlainWords(name);
}

/** The labels of several fields; a file has two fields. */
export const fieldsInWords = (action: string, fields: readonly string[]): string =>
  [...new Set(fields.map((field) => fieldInWords(action, field)))].join(', ');

/** As stored in the history. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const typeName = (code: string): string => TASK_TYPE_NAMES[Number(code)] ?? code;
const count = (text: string): string => (text === '0' ? 'unlimited' : text);

/** How values are written that the builder doesn't show as they are stored. */
const VALUES: Readonly<Record<string, (stored: string) => string>> = {
  task_type: typeName,
  style: (stored) => (stored === '' ? 'Any type' : typeName(stored)),
  first: count,
  trig: count,
  // Names of rules, such as `reward-out-of-reach`.
  [READINESS_FIELD]: (rules) => rules.replaceAll('-', ' '),
};

/** A value before or after a change, with moments as the other tables write them. */
export function valueInWords(field: string, value: FieldChange['from'], time: (moment: Date) => string): string {
  if (value === null) return '';
  if (INSTANT.test(value)) return time(new Date(value));
  return VALUES[field]?.(value) ?? value;
}
