import { asGameId, type LiveMessage, type LiveScreen, type LiveSource } from '@waymark/contract';
import { verdictOn } from './policy';

const ME = 1;
const OTHER = 2;
const about = (source: LiveSource, detail: LiveMessage['detail'] = {}): LiveMessage => ({
  id: '1',
  source,
  detail: { user_id: OTHER, game: { id: 7 }, ...detail },
});
const screen = (more: Partial<LiveScreen> = {}): LiveScreen => ({
  game: asGameId(7),
  asks: ['ss.game.update', 'ss.task.update'],
  ...more,
});

describe('the handling of a live message', () => {
  it.each([
    ['asks about a subscribed message of somebody else in the open game', about('ss.game.update'), screen(), ME, 'ask'],
    ['reloads for an unsubscribed source', about('ss.team.update'), screen(), ME, 'reload'],
    ['never asks about my own', about('ss.game.update', { user_id: ME }), screen(), ME, 'reload'],
    ['reloads for another game', about('ss.game.update', { game: { id: 8 } }), screen(), ME, 'reload'],
    ['reloads for no game', about('ss.game.update', { game: undefined }), screen(), ME, 'reload'],
    ['reloads without a screen', about('ss.game.update'), undefined, ME, 'reload'],
    ['asks while my account is unknown', about('ss.game.update'), screen(), undefined, 'ask'],
    ['asks if the author is unknown', about('ss.game.update', { user_id: undefined }), screen(), ME, 'ask'],
    ['asks if both are unknown', about('ss.game.update', { user_id: undefined }), screen(), undefined, 'ask'],
    [
      'reads the game from the answer',
      about('ss.task.update', { game: undefined, answer: { id: 5, game_id: 7 } }),
      screen(),
      ME,
      'ask',
    ],
    [
      'reads the game from the reward',
      about('ss.task.update', { game: undefined, reward: { id: 5, game_id: 8 } }),
      screen(),
      ME,
      'reload',
    ],
  ] as const)('%s', (_, message, onView, me, verdict) => {
    expect(verdictOn(message, onView, me)).toBe(verdict);
  });

  it('asks only if it touches what is being edited', () => {
    const touching = screen({ conflicts: ({ detail }) => detail.fields?.includes('name') === true });
    expect(verdictOn(about('ss.game.update', { fields: ['name'] }), touching, ME)).toBe('ask');
    expect(verdictOn(about('ss.game.update', { fields: ['tz'] }), touching, ME)).toBe('reload');
  });

  it('always asks, as specified, if the provider does not say what changed', () => {
    const touching = screen({ conflicts: () => false });
    expect(verdictOn(about('ss.game.update'), touching, ME, false)).toBe('ask');
    expect(verdictOn(about('ss.game.update', { user_id: ME }), touching, ME, false)).toBe('reload');
    expect(verdictOn(about('ss.team.update'), touching, ME, false)).toBe('reload');
  });
});
