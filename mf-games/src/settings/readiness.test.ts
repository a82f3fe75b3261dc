import { GAME_MODE } from '@waymark/contract';
import { type ReadinessInput, readinessOf } from './readiness';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ready: ReadinessInput = {
  name: 'Quay Walk',
  code: 'QUAY',
  category: 'Active',
  challenges_count: 12,
  start_anytime: GAME_MODE.scheduled,
  start_at: '2026-11-21T19:30:00Z',
  finish_at: '2026-11-21T21:30:00Z',
};
const missing = (changes: ReadinessInput) =>
  readinessOf({ ...ready, ...changes }, NOW).missing.map(({ field }) => field);

describe('the missing requirements of a game', () => {
  it('are empty for a game with name, code, challenges and a schedule', () => {
    expect(readinessOf(ready, NOW)).toEqual({ state: 'scheduled', missing: [] });
  });

  it.each([
    ['a blank name', { name: '  ' }, ['name']],
    ['no entry code', { code: '' }, ['code']],
    ['an entry code of two characters', { code: 'QU' }, ['code']],
    ['no start', { start_at: null }, ['start_at']],
    ['a finish before the start', { finish_at: '2026-11-21T18:30:00Z' }, ['finish_at']],
    ['an unknown zone', { tz: 'Middle Earth' }, ['tz']],
    ['no challenges', { challenges_count: 0 }, ['tasks']],
    ['no mode chosen', { start_anytime: null, start_at: null }, ['start_at']],
    ['a draft whose start has passed', { category: 'Draft', start_at: '2026-11-20T19:30:00Z' }, ['start_at']],
  ])('report %s', (_, changes, fields) => {
    expect(missing(changes)).toEqual(fields);
  });

  it.each([
    ['an open end', { finish_at: null }],
    ['a provider that does not count challenges', { challenges_count: undefined }],
    ['no schedule when teams start anytime', { start_anytime: GAME_MODE.anytime, start_at: null, finish_at: null }],
    ['no schedule in a stopped game', { start_anytime: GAME_MODE.stopped, start_at: null }],
  ])("don't report %s", (_, changes) => {
    expect(missing(changes)).toEqual([]);
  });

  it('are listed in screen order, name first', () => {
    expect(missing({ name: '', code: '', start_at: null, challenges_count: 0 })).toEqual([
      'name',
      'code',
      'start_at',
      'tasks',
    ]);
  });

  it('are returned with the state of the game', () => {
    expect(readinessOf({ ...ready, start_at: '2026-11-21T11:00:00Z' }, NOW).state).toBe('live');
    expect(readinessOf({ ...ready, category: 'Draft' }, NOW).state).toBe('draft');
  });
});
