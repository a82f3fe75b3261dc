import { GAME_MODE } from '@waymark/contract';
import { fieldsBesideStart, newGameFields } from './new-game-fields';

const times = { start_at: '2026-11-21T19:30:00.000Z', finish_at: '2026-11-21T21:30:00.000Z' };

describe('the fields sent to create a game', () => {
  it('are the entered ones on top of the defaults', () => {
    expect(newGameFields({ name: 'Quay', code: 'QUAY' })).toEqual({
      category: 'Active',
      game_type: 1,
      license_type: 1,
      signed_legal: 1,
      review: 'post',
      leaderboard_visible: 1,
      notifications_bidirectional: 1,
      join_existing_team: 0,
      searchability: 1,
      name: 'Quay',
      code: 'QUAY',
    });
  });

  it('omit an entry code that was cleared again', () => {
    expect(newGameFields({ name: 'Quay', code: '' })).not.toHaveProperty('code');
    expect(newGameFields({ name: 'Quay', code: 'QUAY' })).toHaveProperty('code', 'QUAY');
  });

  it('omit start, finish and zone without a game mode', () => {
    const sent = newGameFields({ name: 'Quay', tz: 'London', ...times });
    expect(sent).not.toHaveProperty('start_at');
    expect(sent).not.toHaveProperty('finish_at');
    expect(sent).not.toHaveProperty('tz');
  });

  it('keep them for a scheduled game, whose code is 0', () => {
    expect(newGameFields({ start_anytime: GAME_MODE.scheduled, tz: 'London', ...times })).toMatchObject({
      start_anytime: 0,
      start_at: '11/21/2026 07:30 pm',
      finish_at: '11/21/2026 09:30 pm',
      tz: 'London',
    });
  });

  it('use the default time zone unless another is chosen', () => {
    expect(newGameFields({ start_anytime: GAME_MODE.scheduled, start_at: times.start_at })).toMatchObject({
      start_at: '11/21/2026 02:30 pm',
      tz: 'Eastern Time (US & Canada)',
    });
  });
});

describe('the fields of a game from a template, besides name and zone', () => {
  it('are the typed ones, without defaults and without texts that were cleared again', () => {
    const typed = { code: 'QUAY', late: '', signed_legal: 0 } as const;
    expect(fieldsBesideStart({ name: 'Quay', tz: 'Tokyo', description: '', ...typed }, 'London')).toEqual(typed);
    expect(fieldsBesideStart({ name: 'Quay', code: '', ...times }, 'London')).toEqual({});
  });

  it("have their times in the game's zone", () => {
    expect(fieldsBesideStart({ start_anytime: GAME_MODE.scheduled, start_at: times.start_at }, 'London')).toEqual({
      start_anytime: 0,
      start_at: '11/21/2026 07:30 pm',
    });
  });
});
