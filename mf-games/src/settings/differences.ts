import { type Game, ianaZoneOf } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { exactMoment, plainWords } from '@waymark/ui';
import { LATE, MODERATION } from './answers-section';
import type { Choice } from './choice-setting';
import { UNLOCK_STYLES } from './during-section';
import { FIELD_LABELS } from './field-labels';
import { asWritten, isFormatted } from './formatted-text';
import type { GameEdits, SettingsField } from './game-changes';
import { PROMOTIONS } from './join-section';
import { CATEGORIES } from './organising-section';

/** A field that is edited as a value: all of them but the photo. */
export type ValueField = SettingsField & keyof GameEdits;

/** How a field reads on both sides of a change. */
export interface ReadDifference {
  readonly field: ValueField;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How values are written for people. */
export interface ReadingWords {
  readonly t: Translate;
  readonly language: string;
}

/** Most characters of a text that are compared by eye. */
const LONGEST = 300;

const MODES: readonly Choice<number>[] = [
  { value: 0, label: 'Scheduled', text: '' },
  { value: 1, label: 'Start Anytime', text: '' },
  { value: 2, label: 'Stopped', text: '' },
];
const VISIBILITY: readonly Choice<number>[] = [
  { value: 0, label: 'Hidden', text: '' },
  { value: 1, label: 'Visible', text: '' },
];

/** Fields whose values have names of their own. */
const NAMES: Partial<Readonly<Record<ValueField, readonly Choice<string | number>[]>>> = {
  start_anytime: MODES,
  timer_visible: VISIBILITY,
  review: MODERATION,
  late: LATE,
  unlock_requires_network: UNLOCK_STYLES,
  game_type: PROMOTIONS,
  category: CATEGORIES,
};
const MOMENTS: readonly ValueField[] = ['start_at', 'finish_at'];
const FIGURES: readonly ValueField[] = ['time_to_play'];
const TEXTS: readonly ValueField[] = ['name', 'code', 'primary_email', 'webhook', 'tz'];

/** The fields among these that read differently on the two sides. */
export function differencesOf(
  fields: readonly ValueField[],
  mine: Partial<Game>,
  theirs: Game,
  words: ReadingWords,
): ReadDifference[] {
  const differing = fields.filter((field) => !Object.is(plain(mine[field]), plain(theirs[field])));
  return differing.map((field) => ({
    field,
    label: words.t(FIELD_LABELS[field]),
    mine: readValue(field, mine, words),
    theirs: readValue(field, theirs, words),
  }));
}

/** Nothing, an empty text and an empty list are the same. */
const plain = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : (value ?? '')) || '';

function readValue(field: ValueField, game: Partial<Game>, { t, language }: ReadingWords): string {
  const value = game[field];
  const named = NAMES[field]?.find((choice) => choice.value === (value ?? ''));
  if (named) return t(named.label);
  if (field === 'cheats') return game.cheats?.join(', ') || t('Empty');
  if (value === undefined || value === null || value === '') return t(MOMENTS.includes(field) ? 'Not set' : 'Empty');
  if (field === 'description') return readText(String(value)).slice(0, LONGEST);
  if (MOMENTS.includes(field)) return exactMoment(String(value), ianaZoneOf(game.tz) ?? 'UTC', language);
  if (FIGURES.includes(field)) return new Intl.NumberFormat(language).format(Number(value));
  if (TEXTS.includes(field) || NAMES[field]) return String(value).slice(0, LONGEST);
  return t(value === 1 ? 'On' : 'Off');
}

const readText = (text: string): string => (isFormatted(text) ? plainWords(text) : asWritten(text));
