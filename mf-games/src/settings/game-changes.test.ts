import { changesOf } from '@waymark/host-kit';
import { buildGame } from '@waymark/testing';
import { toWrite } from './game-changes';

describe('what is written', () => {
  it('has dates in the wall time of the game’s zone', () => {
    const edits = { start_at: '2026-11-21T19:30:00.000Z', finish_at: '2026-07-01T16:05:00.000Z' };
    expect(toWrite(edits, 'Eastern Time (US & Canada)')).toEqual({
      start_at: '11/21/2026 02:30 pm',
      finish_at: '07/01/2026 12:05 pm',
    });
    expect(toWrite({ start_at: '2026-11-21T00:30:00.000Z' }, 'London')).toEqual({ start_at: '11/21/2026 12:30 am' });
  });

  it('keeps the wall time across both clock changes of the zone', () => {
    const written = (start_at: string) => toWrite({ start_at }, 'Eastern Time (US & Canada)').start_at;
    // In spring two o'clock does not come.
    expect(written('2026-03-08T06:59:00.000Z')).toBe('03/08/2026 01:59 am');
    expect(written('2026-03-08T07:00:00.000Z')).toBe('03/08/2026 03:00 am');
    // In autumn half past one comes twice.
    expect(written('2026-11-01T05:30:00.000Z')).toBe('11/01/2026 01:30 am');
    expect(written('2026-11-01T06:30:00.000Z')).toBe('11/01/2026 01:30 am');
    expect(written('2026-11-01T07:00:00.000Z')).toBe('11/01/2026 02:00 am');
  });

  it('has an emptied date as an empty text, and no date that was not touched', () => {
    expect(toWrite({ start_at: null }, 'London')).toEqual({ start_at: '' });
    expect(toWrite({ name: 'Quay' }, 'London')).toEqual({ name: 'Quay' });
  });

  it('holds only what differs from the game', () => {
    const game = buildGame({ name: 'Quay', code: 'QUAY', start_at: null });
    expect(changesOf(game, { name: 'Quay', code: 'PIER', start_at: null })).toEqual({ code: 'PIER' });
    expect(changesOf(game, { start_at: '2026-11-21T19:30:00.000Z' })).toEqual({ start_at: '2026-11-21T19:30:00.000Z' });
  });
});
