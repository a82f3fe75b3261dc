import {
  formatWallTime,
  type GameCategory,
  type GameMode,
  type GameType,
  type GameWrite,
  ianaZoneOf,
} from '@waymark/contract';

/** The switches of the screen: 1 is on, 0 is off. */
export type SwitchSetting =
  | 'signed_legal'
  | 'timer_visible'
  | 'searchability'
  | 'join_existing_team'
  | 'leaderboard_visible'
  | 'notifications_bidirectional'
  | 'unlock_requires_network'
  | 'shuffled'
  | 'export_player_enabled'
  | 'share_location';

/** A switch as it is stored. */
export type Bit = 0 | 1;

/** What an organiser edits in a game, as the screen holds it: instants in ISO 8601, nothing set as null. */
export interface GameEdits extends Readonly<Partial<Record<SwitchSetting, Bit>>> {
  readonly name?: string;
  readonly description?: string;
  readonly code?: string;
  readonly primary_email?: string;
  readonly webhook?: string;
  readonly cheats?: string[];
  readonly start_anytime?: GameMode;
  readonly start_at?: string | null;
  readonly finish_at?: string | null;
  readonly time_to_play?: number;
  readonly tz?: string;
  readonly game_type?: GameType;
  readonly category?: GameCategory;
  readonly review?: 'pre' | 'post';
  readonly late?: '' | 'reject' | 'approve';
}

/** What is filled in for a new game: its photo as well, of which a game that exists is told in a save of its own. */
export type NewGameEdits = GameEdits & Readonly<Pick<GameWrite, 'standard_media_uuid' | 'standard_media_extension'>>;

/** The fields of the settings screen, by the name of what an organiser edits. */
export type SettingsField = keyof GameEdits | 'photo' | 'tour';

/**
 * Edits as they are written: dates as wall time of the game's zone ([G32]), an emptied date as an empty text.
 * @param tz the zone the game has with these edits
 */
export function toWrite({ start_at, finish_at, ...edits }: NewGameEdits, tz: string | undefined): GameWrite {
  const zone = ianaZoneOf(tz) ?? 'UTC';
  const wallTime = (instant: string | null) => (instant === null ? '' : formatWallTime(instant, zone));
  return {
    ...edits,
    ...(start_at === undefined ? {} : { start_at: wallTime(start_at) }),
    ...(finish_at === undefined ? {} : { finish_at: wallTime(finish_at) }),
  };
}

/** What a field that holds nothing is written as. */
export function emptyOf(field: string): unknown {
  if (field === 'start_at' || field === 'finish_at' || field === 'start_anytime') return null;
  if (field === 'cheats') return [];
  return isTextual(field) ? '' : 0;
}

const TEXTUAL: readonly string[] = ['name', 'description', 'code', 'primary_email', 'webhook', 'late'];
const isTextual = (field: string) => TEXTUAL.includes(field);
