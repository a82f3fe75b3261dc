import type { LiveMessage } from '@waymark/contract';
import { isSettingsField, type SettingsField } from './game-fields';

/** What an update calls a file: `standard_media_uuid`, or `tour_2_media_extension`. */
const FILE = /(_\d)?_media_(uuid|extension)$/;

/** Fields of the screen by the names that an update uses for them. */
const SCREEN_FIELDS: Readonly<Record<string, readonly SettingsField[]>> = {
  standard: ['photo'],
  photo_thumb: ['photo'],
  assets: ['photo'],
  placeholders: ['photo'],
  // Times are written as local time: another zone shifts what is being typed.
  tz: ['tz', 'start_at', 'finish_at'],
};

/** The fields of the screen that an update changed; undefined if it doesn't tell. */
export function fieldsChangedBy({ detail: { fields } }: LiveMessage): readonly SettingsField[] | undefined {
  if (!fields || fields.length === 0) return undefined;
  const names = fields.map((field) => field.replace(FILE, ''));
  const own = names.flatMap((name): readonly string[] => SCREEN_FIELDS[name] ?? [name]);
  return [...new Set(own)].filter(isSettingsField);
}

/**
 * Whether another user's update asks (Change Detected) or is merged. As specified it asks, unless its fields are known
 * and none was focused or changed in this visit.
 */
export function conflictsWith(message: LiveMessage, touched: ReadonlySet<string>): boolean {
  const fields = fieldsChangedBy(message);
  if (!fields || touched.size === 0) return true;
  return fields.some((field) => touched.has(field));
}
