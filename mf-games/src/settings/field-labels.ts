import type { SettingsField } from './game-changes';

/** What the fields of the screen are called. */
export const FIELD_LABELS: Readonly<Record<SettingsField, string>> = {
  name: 'Name',
  code: 'Entry Code',
  description: 'Description',
  photo: 'Photo',
  start_anytime: 'Game mode',
  start_at: 'Start',
  finish_at: 'Finish',
  time_to_play: 'Time to complete',
  tz: 'Time zone',
};
