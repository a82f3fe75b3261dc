import { ENTRY_CODE_MIN, gameWriteSchema, ianaZoneOf, readWallTime } from '@waymark/contract';
import type * as z from 'zod/mini';
import type { Cleaned } from '../rich-text/clean-sync';
import { errors } from '../server/errors';
import { faultOfWebhook } from '../webhook/check-stored';
import type { GameRow, GameValues } from './repo';

/** The parsed body of a game write. */
export type GameBody = z.output<typeof gameWriteSchema>;
/** The same with a sanitised description. */
export type CleanGameBody = Cleaned<GameBody, 'description'>;
/** The current values that the checks need. */
export type GameBefore = Pick<GameRow, 'tz' | 'start_at' | 'finish_at'>;

/** A new game before its first write. */
export const FRESH_GAME: GameBefore = { tz: 'Eastern Time (US & Canada)', start_at: null, finish_at: null };

const CHECKED = [
  'name',
  'code',
  'primary_email',
  'webhook',
  'soundtrack',
  'cheats',
  'tz',
  'start_at',
  'finish_at',
] as const;
type AsItIs = Exclude<keyof CleanGameBody, (typeof CHECKED)[number] | `${string}_media_${string}`>;

/** Fields stored as sent: all but files and those checked below. Each has a column. */
const AS_THEY_ARE = Object.keys(gameWriteSchema.shape).filter(
  (field): field is keyof Pick<GameValues, AsItIs> =>
    !(CHECKED as readonly string[]).includes(field) && !field.includes('_media_'),
);

/**
 * Converts a body into stored values.
 * @throws {ApiError} 422 naming every invalid field
 */
export function checkChanges(body: CleanGameBody, before: GameBefore): GameValues {
  const faults: Record<string, string[]> = {};
  const values: GameValues = {};
  for (const field of AS_THEY_ARE) {
    if (body[field] !== undefined) Object.assign(values, { [field]: body[field] });
  }
  if (body.cheats) values.cheats = [...new Set(body.cheats.map((code) => code.trim()).filter(Boolean))];
  checkWords(body, values, faults);
  checkTimes(body, before, values, faults);
  if (Object.keys(faults).length > 0) throw errors.invalid(faults);
  return values;
}

/** Visible text: not only spaces and direction marks. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}]/u;

type Faults = Record<string, string[]>;

function checkWords(body: CleanGameBody, values: GameValues, faults: Faults): void {
  const check = (
    field: 'name' | 'code' | 'primary_email' | 'webhook' | 'soundtrack',
    faultOf: (value: string) => string | undefined,
  ) => {
    const value = body[field]?.trim();
    if (value === undefined) return;
    const fault = faultOf(value);
    if (fault) faults[field] = [fault];
    else values[field] = value;
  };
  check('name', (name) => (SEEN.test(name) ? undefined : 'Enter a name.'));
  check('code', (code) =>
    [...code].length < ENTRY_CODE_MIN ? `Entry code needs at least ${ENTRY_CODE_MIN} characters.` : undefined,
  );
  check('primary_email', (email) =>
    email === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : 'Primary e-mail is not a valid address.',
  );
  check('webhook', faultOfWebhook);
  check('soundtrack', (track) => (/^[1-6]?$/.test(track) ? undefined : 'Soundtrack is not one of the tracks.'));
}

function checkTimes(body: CleanGameBody, before: GameBefore, values: GameValues, faults: Faults): void {
  const zone = ianaZoneOf(body.tz ?? before.tz);
  if (body.tz !== undefined) {
    if (zone) values.tz = body.tz;
    else faults.tz = ['Time zone is not one of the known zones.'];
  }
  for (const field of ['start_at', 'finish_at'] as const) {
    const text = body[field]?.trim();
    if (text === undefined) continue;
    const instant = text && zone ? readWallTime(text, zone) : undefined;
    // Without a zone the time is ambiguous; an invalid zone is already reported.
    if (text && !zone && !faults.tz) faults.tz = ['Time zone is not one of the known zones.'];
    if (text && zone && !instant) faults[field] = ['Enter the time as MM/dd/yyyy hh:mm am.'];
    else values[field] = instant ? new Date(instant) : null;
  }
  const touched = values.start_at !== undefined || values.finish_at !== undefined;
  const start = values.start_at === undefined ? before.start_at : values.start_at;
  const finish = values.finish_at === undefined ? before.finish_at : values.finish_at;
  if (touched && start && finish && finish <= start) faults.finish_at = ['The finish has to be after the start.'];
}
