import { formatWallTime, type Game, type GameMode, type GameWrite, ianaZoneOf } from '@waymark/contract';

/** The fields of the settings screen, by the name of what an organiser edits. */
export type SettingsField =
  | 'name'
  | 'description'
  | 'code'
  | 'photo'
  | 'start_anytime'
  | 'start_at'
  | 'finish_at'
  | 'time_to_play'
  | 'tz';

/** What an organiser edits in a game, as the screen holds it: instants in ISO 8601, nothing set as null. */
export interface GameEdits {
  readonly name?: string;
  readonly description?: string;
  readonly code?: string;
  readonly start_anytime?: GameMode;
  readonly start_at?: string | null;
  readonly finish_at?: string | null;
  readonly time_to_play?: number;
  readonly tz?: string;
  readonly standard_media_uuid?: string;
  readonly standard_media_extension?: string;
}

/**
 * Edits as they are written: dates as wall time of the game's zone ([G32]), an emptied date as an empty text.
 * @param tz the zone the game has with these edits
 */
export function toWrite({ start_at, finish_at, ...edits }: GameEdits, tz: string | undefined): GameWrite {
  const zone = ianaZoneOf(tz) ?? 'UTC';
  const wallTime = (instant: string | null) => (instant === null ? '' : formatWallTime(instant, zone));
  return {
    ...edits,
    ...(start_at === undefined ? {} : { start_at: wallTime(start_at) }),
    ...(finish_at === undefined ? {} : { finish_at: wallTime(finish_at) }),
  };
}

/** The part of edits that differs from the game. */
export function changesOf(game: Game, edits: GameEdits): GameEdits {
  const differs = ([field, value]: [string, unknown]) => !Object.is(game[field] ?? null, value ?? null);
  return Object.fromEntries(Object.entries(edits).filter(differs));
}

/** What the game has in the fields of edits: what taking them back has to write. */
export function valuesOf(game: Game, edits: GameEdits): GameEdits {
  return Object.fromEntries(Object.keys(edits).map((field) => [field, game[field] ?? EMPTY[field] ?? null]));
}

/** What a field that holds nothing is written as. */
const EMPTY: Readonly<Record<string, string | number>> = { name: '', description: '', code: '', time_to_play: 0 };

const CHOICES = ['start_anytime', 'start_at', 'finish_at', 'time_to_play', 'tz'] as const;

/** Whether a field is chosen and not typed. */
export const isChoice = (field: string): field is (typeof CHOICES)[number] =>
  (CHOICES as readonly string[]).includes(field);
