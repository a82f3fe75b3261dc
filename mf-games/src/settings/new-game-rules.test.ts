import { GAME_MODE } from '@waymark/contract';
import { hasWrongFinish, missingIn } from './new-game-rules';

const EARLY = '2026-12-24T17:00:00.000Z';
const LATE = '2026-12-24T18:00:00.000Z';
const scheduled = { name: 'Quay', code: 'QUAY', start_anytime: GAME_MODE.scheduled };

describe('a new game is kept from being created', () => {
  it('without its required fields', () => {
    expect(missingIn({}).map(({ field }) => field)).toEqual(['name']);
    expect(missingIn({ name: 'Quay' })).toEqual([]);
  });

  it('by a finish that is not after the start, if it is scheduled', () => {
    expect(hasWrongFinish({ ...scheduled, start_at: LATE, finish_at: EARLY })).toBe(true);
    expect(hasWrongFinish({ ...scheduled, start_at: LATE, finish_at: LATE })).toBe(true);
    expect(hasWrongFinish({ ...scheduled, start_at: EARLY, finish_at: LATE })).toBe(false);
    expect(hasWrongFinish({ ...scheduled, finish_at: EARLY })).toBe(false);
    expect(hasWrongFinish({ ...scheduled, start_anytime: GAME_MODE.anytime, start_at: LATE, finish_at: EARLY })).toBe(
      false,
    );
  });
});
