import type { GameWrite } from '../entities/game-writes';

/** The writable fields of a game that its settings edit. Files have two fields each. */
type SettingName =
  | Exclude<keyof GameWrite, `${string}_media_${string}` | 'license_type' | 'soundtrack'>
  | 'photo'
  | 'tour';

/**
 * The fields of a game's settings by label, for finding them from elsewhere. The settings screen focuses the field
 * named in the state of a history entry: `{ field: 'tz' }`.
 */
export const SETTING_NAMES = {
  name: 'Name',
  code: 'Entry Code',
  description: 'Description',
  photo: 'Photo',
  primary_email: 'Primary e-mail',
  signed_legal: 'Legal agreement',
  start_anytime: 'Game mode',
  start_at: 'Start',
  finish_at: 'Finish',
  time_to_play: 'Time to complete',
  tz: 'Time zone',
  timer_visible: 'Timer Visibility',
  searchability: 'Show in public search',
  join_existing_team: 'Let players join an existing team',
  game_type: 'Promotion',
  tour: 'Tour',
  leaderboard_visible: 'Leaderboard',
  notifications_bidirectional: 'Chat',
  shuffled: 'Shuffle challenges',
  unlock_requires_network: 'Unlock style',
  share_location: 'Share location',
  cheats: 'Cheat codes',
  review: 'Moderation',
  blind_review: 'Hide teams from judges',
  late: 'Late submissions',
  export_player_enabled: 'Let players export the game',
  category: 'Category',
  webhook: 'Webhook',
} as const satisfies Readonly<Record<SettingName, string>>;
