import type { LiveMessage } from '@waymark/contract';
import { conflictsWith } from './live-conflicts';

const update = (fields?: string[]): LiveMessage => ({
  id: '1',
  source: 'ss.game.update',
  detail: { user_id: 2, game: { id: 7 }, ...(fields ? { fields } : {}) },
});

describe('an update by another user', () => {
  it.each([
    ['to a touched field', ['name', 'code'], ['code'], true],
    ['to untouched fields', ['name'], ['code', 'description'], false],
    ['to any field while nothing is touched', ['name'], [], true],
    ['to the picture while the photo is being replaced', ['standard_media_uuid'], ['photo'], true],
    ['to the zone while a time is being edited', ['tz'], ['finish_at'], true],
    ['to a time while the zone is touched', ['start_at'], ['tz'], false],
    ['to a field this screen lacks', ['webhook'], ['name'], false],
  ])('%s', (_, fields, touched, asks) => {
    expect(conflictsWith(update(fields), new Set(touched))).toBe(asks);
  });

  it('always asks when it names no fields', () => {
    expect(conflictsWith(update(), new Set())).toBe(true);
    expect(conflictsWith(update([]), new Set())).toBe(true);
  });
});
