import { GAME_DEFAULTS, type Game, ianaZoneOf, type LiveDifference } from '@waymark/contract';
import { type Comparison, type Translate, tellApart } from '@waymark/host-kit';
import { exactMoment, plainWords } from '@waymark/ui';
import { LATE, MODERATION } from './answers-section';
import type { Choice } from './choice-setting';
import { UNLOCK_STYLES } from './during-section';
import { asWritten, isFormatted } from './formatted-text';
import { GAME_FIELDS, isSettingsField, isValueField, type ValueField } from './game-fields';
import { PROMOTIONS } from './join-section';
import { CATEGORIES } from './organising-section';

/** How values are formatted for people. */
export interface ReadingWords {
  readonly t: Translate;
  readonly language: string;
}

const MODES: readonly Choice<number>[] = [
  { value: 0, label: 'Scheduled', text: '' },
  { value: 1, label: 'Start Anytime', text: '' },
  { value: 2, label: 'Stopped', text: '' },
];
const VISIBILITY: readonly Choice<number>[] = [
  { value: 0, label: 'Hidden', text: '' },
  { value: 1, label: 'Visible', text: '' },
];

/** Fields whose values have names. */
const NAMES: Partial<Readonly<Record<ValueField, readonly Choice<string | number>[]>>> = {
  start_anytime: MODES,
  timer_visible: VISIBILITY,
  review: MODERATION,
  late: LATE,
  unlock_requires_network: UNLOCK_STYLES,
  game_type: PROMOTIONS,
  category: CATEGORIES,
};

/** How the settings of a game are compared. */
export const comparisonOf = (words: ReadingWords): Comparison<Game, ValueField> => ({
  canBeRead: (field): field is ValueField => isSettingsField(field) && isValueField(field),
  differences: (fields, mine, theirs) => differencesOf(fields, mine, theirs, words),
});

/** Returns those of the fields whose formatted values differ between the two sides. */
function differencesOf(
  fields: readonly ValueField[],
  mine: Partial<Game>,
  theirs: Game,
  words: ReadingWords,
): LiveDifference[] {
  const differing = fields.filter((field) => !Object.is(plain(mine[field]), plain(theirs[field])));
  return differing.map((field) => ({
    field,
    label: words.t(GAME_FIELDS[field].label),
    ...tellApart(readValue(field, mine, words), readValue(field, theirs, words)),
  }));
}

/** null, an empty text and an empty list are equal. */
const plain = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : (value ?? '')) || '';

function readValue(field: ValueField, game: Partial<Game>, { t, language }: ReadingWords): string {
  const value = game[field];
  const named = NAMES[field]?.find((choice) => choice.value === (value ?? ''));
  if (named) return t(named.label);
  const { kind } = GAME_FIELDS[field];
  if (Array.isArray(value)) return value.join(', ') || t('Empty');
  if (value === undefined || value === null || value === '') return t(kind === 'moment' ? 'Not set' : 'Empty');
  if (kind === 'flag') return t(value === 1 ? 'On' : 'Off');
  if (kind === 'moment') return exactMoment(String(value), ianaZoneOf(game.tz || GAME_DEFAULTS.tz) ?? 'UTC', language);
  if (kind === 'number') return new Intl.NumberFormat(language).format(Number(value));
  return field === 'description' ? readText(String(value)) : String(value);
}

const readText = (text: string): string => (isFormatted(text) ? plainWords(text) : asWritten(text));
