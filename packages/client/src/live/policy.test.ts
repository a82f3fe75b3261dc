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
    ['somebody else’s, about the open game, subscribed: asks', about('ss.game.update'), screen(), ME, 'ask'],
    ['of a kind the screen did not subscribe to: reloads', about('ss.team.update'), screen(), ME, 'reload'],
    ['my own: never asks', about('ss.game.update', { user_id: ME }), screen(), ME, 'reload'],
    [
      'about another game: does not touch this one',
      about('ss.game.update', { game: { id: 8 } }),
      screen(),
      ME,
      'reload',
    ],
    ['about no game: reloads', about('ss.game.update', { game: undefined }), screen(), ME, 'reload'],
    ['without a screen: reloads', about('ss.game.update'), undefined, ME, 'reload'],
    ['nobody knows who I am yet: asks', about('ss.game.update'), screen(), undefined, 'ask'],
    ['nobody says whose: asks', about('ss.game.update', { user_id: undefined }), screen(), ME, 'ask'],
    ['nobody knows either of us: asks', about('ss.game.update', { user_id: undefined }), screen(), undefined, 'ask'],
    [
      'the game stands in its answer',
      about('ss.task.update', { game: undefined, answer: { id: 5, game_id: 7 } }),
      screen(),
      ME,
      'ask',
    ],
    [
      'the game stands in its reward',
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
});
