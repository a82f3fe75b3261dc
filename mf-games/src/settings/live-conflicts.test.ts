import type { LiveMessage } from '@waymark/contract';
import { conflictsWith } from './live-conflicts';

const update = (fields?: string[]): LiveMessage => ({
  id: '1',
  source: 'ss.game.update',
  detail: { user_id: 2, game: { id: 7 }, ...(fields ? { fields } : {}) },
});

describe('an update by somebody else', () => {
  it.each([
    ['of a field that was touched', ['name', 'code'], ['code'], true],
    ['of other fields than those touched', ['name'], ['code', 'description'], false],
    ['of any field while nothing was touched', ['name'], [], true],
    ['of the picture while the photo is being replaced', ['standard_media_uuid'], ['photo'], true],
    ['of the zone while a time is being edited', ['tz'], ['finish_at'], true],
    ['of a time while the zone was touched', ['start_at'], ['tz'], false],
    ['of a field this screen does not have', ['webhook'], ['name'], false],
  ])('%s', (_, fields, touched, asks) => {
    expect(conflictsWith(update(fields), new Set(touched))).toBe(asks);
  });

  it('that does not say what it changed always asks', () => {
    expect(conflictsWith(update(), new Set())).toBe(true);
    expect(conflictsWith(update([]), new Set())).toBe(true);
  });
});
