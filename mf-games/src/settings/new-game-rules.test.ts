import { GAME_MODE } from '@waymark/contract';
import { faultsIn } from './new-game-rules';

const EARLY = '2026-12-24T17:00:00.000Z';
const LATE = '2026-12-24T18:00:00.000Z';
const scheduled = { name: 'Quay', code: 'QUAY', start_anytime: GAME_MODE.scheduled };

describe('a new game is kept from being created', () => {
  it('without its required fields', () => {
    expect(faultsIn({}).map(({ field }) => field)).toEqual(['name']);
    expect(faultsIn({ name: 'Quay' })).toEqual([]);
  });

  it('by a finish that is not after the start, if it is scheduled', () => {
    const wrong = [{ field: 'finish_at', message: 'Finish must be after start.' }];
    expect(faultsIn({ ...scheduled, start_at: LATE, finish_at: EARLY })).toEqual(wrong);
    expect(faultsIn({ ...scheduled, start_at: LATE, finish_at: LATE })).toEqual(wrong);
    expect(faultsIn({ ...scheduled, start_at: EARLY, finish_at: LATE })).toEqual([]);
    expect(faultsIn({ ...scheduled, finish_at: EARLY })).toEqual([]);
    expect(faultsIn({ ...scheduled, start_anytime: GAME_MODE.anytime, start_at: LATE, finish_at: EARLY })).toEqual([]);
  });
});
