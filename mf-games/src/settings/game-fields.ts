import { ENTRY_CODE_MIN, GAME_DEFAULTS, GAME_TYPE, type GameWrite, gameWriteSchema } from '@waymark/contract';
import { type EditsOf, editingOf, type FieldRow, type FieldsOfKind, wallTimes } from '@waymark/host-kit';
import { SECTIONS, type SectionName, type SectionWords } from './sections';
import { faultOfAddress } from './webhook-address';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Files have two fields each; licence and soundtrack are not edited here. */
type Edited = Exclude<keyof GameWrite, `${string}_media_${string}` | 'license_type' | 'soundtrack'>;

/** The fields of the settings with section, label and kind. */
export const GAME_FIELDS = {
  name: { section: 'basics', label: 'Name', kind: 'text', rule: { max: 255, needed: 'Enter a name.' } },
  code: { section: 'basics', label: 'Entry Code', kind: 'text', rule: { min: ENTRY_CODE_MIN, max: 64 } },
  description: { section: 'basics', label: 'Description', kind: 'text', rule: { limit: 100_000 } },
  photo: { section: 'basics', label: 'Photo', kind: 'apart' },
  primary_email: {
    section: 'contact',
    label: 'Primary e-mail',
    kind: 'text',
    rule: {
      max: 320,
      whole: true,
      faultOf: (text: string) => (EMAIL.test(text.trim()) ? undefined : 'Enter an e-mail address.'),
    },
  },
  signed_legal: { section: 'contact', label: 'Legal agreement', kind: 'flag' },
  start_anytime: { section: 'when', label: 'Game mode', kind: 'choice', empty: null },
  start_at: { section: 'when', label: 'Start', kind: 'moment' },
  finish_at: { section: 'when', label: 'Finish', kind: 'moment' },
  time_to_play: { section: 'when', label: 'Time to complete', kind: 'number' },
  tz: { section: 'when', label: 'Time zone', kind: 'choice', empty: '' },
  timer_visible: { section: 'when', label: 'Timer Visibility', kind: 'flag' },
  searchability: { section: 'join', label: 'Show in public search', kind: 'flag' },
  join_existing_team: { section: 'join', label: 'Let players join an existing team', kind: 'flag' },
  game_type: { section: 'join', label: 'Promotion', kind: 'choice', empty: GAME_TYPE.standard },
  tour: { section: 'tour', label: 'Tour', kind: 'apart' },
  leaderboard_visible: { section: 'during', label: 'Leaderboard', kind: 'flag' },
  notifications_bidirectional: { section: 'during', label: 'Chat', kind: 'flag' },
  shuffled: { section: 'during', label: 'Shuffle challenges', kind: 'flag' },
  unlock_requires_network: { section: 'during', label: 'Unlock style', kind: 'flag' },
  share_location: { section: 'during', label: 'Share location', kind: 'flag' },
  cheats: { section: 'during', label: 'Cheat codes', kind: 'list' },
  review: { section: 'answers', label: 'Moderation', kind: 'choice', empty: GAME_DEFAULTS.review },
  blind_review: { section: 'answers', label: 'Hide teams from judges', kind: 'flag' },
  late: { section: 'answers', label: 'Late submissions', kind: 'choice', empty: '' },
  export_player_enabled: { section: 'after', label: 'Let players export the game', kind: 'flag' },
  category: { section: 'organising', label: 'Category', kind: 'choice', empty: GAME_DEFAULTS.category },
  webhook: { section: 'organising', label: 'Webhook', kind: 'text', rule: { whole: true, faultOf: faultOfAddress } },
} as const satisfies Readonly<Record<Edited | 'photo' | 'tour', FieldRow<SectionName>>>;

type GameFields = typeof GAME_FIELDS;
/** The names of the fields of the settings screen. */
export type SettingsField = keyof GameFields;
/** Fields that are saved by separate calls. */
export type FileSetting = FieldsOfKind<GameFields, 'apart'>;
/** A field that is edited as a value: all except files. */
export type ValueField = Exclude<SettingsField, FileSetting>;
/** The text fields of the screen: saved on blur, and most after a pause in typing. */
export type TextSetting = FieldsOfKind<GameFields, 'text'>;
/** The switches of the screen. */
export type SwitchSetting = FieldsOfKind<GameFields, 'flag'>;
/** The edits of a game, as the screen holds them. */
export type GameEdits = EditsOf<GameFields, GameWrite>;

/** The editing of a game's fields. */
export const GAME_EDITING = editingOf(GAME_FIELDS, gameWriteSchema, wallTimes);

/** Whether the settings have a field of this name. */
export const isSettingsField = (field: string): field is SettingsField => field in GAME_FIELDS;

/** Whether a field is edited as a value. */
export const isValueField = (field: SettingsField): field is ValueField => GAME_FIELDS[field].kind !== 'apart';

/** The section of a field; undefined for one on another screen. */
export const sectionOf = (field: string): SectionWords | undefined =>
  isSettingsField(field) ? SECTIONS[GAME_FIELDS[field].section] : undefined;
