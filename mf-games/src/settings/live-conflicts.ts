import { type LiveMessage, TOUR_SLOTS } from '@waymark/contract';
import { isSettingsField, type SettingsField } from './game-fields';

/** Fields of the screen by the names that an update uses for them. */
const SCREEN_FIELDS: Readonly<Record<string, readonly SettingsField[]>> = {
  standard_media_uuid: ['photo'],
  standard_media_extension: ['photo'],
  photo_thumb: ['photo'],
  assets: ['photo'],
  placeholders: ['photo'],
  ...Object.fromEntries(
    TOUR_SLOTS.flatMap((slot) => [`${slot}_media_uuid`, `${slot}_media_extension`]).map((name) => [name, ['tour']]),
  ),
  // Times are written as local time: another zone shifts what is being typed.
  tz: ['tz', 'start_at', 'finish_at'],
};

/** The fields of the screen that an update changed; undefined if it doesn't tell. */
export function fieldsChangedBy({ detail: { fields } }: LiveMessage): readonly SettingsField[] | undefined {
  if (!fields || fields.length === 0) return undefined;
  const own = fields.flatMap((field): readonly string[] => SCREEN_FIELDS[field] ?? [field]);
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
