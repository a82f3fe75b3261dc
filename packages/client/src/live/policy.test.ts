import { ALL_LIVE_SOURCES, asGameId, type LiveMessage, type LiveScreen, type LiveSource } from '@waymark/contract';
import { keysTouchedBy, verdictOn } from './policy';

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

describe('what is done about a live message', () => {
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

  it('is asked about only where it touches what is being edited', () => {
    const touching = screen({ conflicts: ({ detail }) => detail.fields?.includes('name') === true });
    expect(verdictOn(about('ss.game.update', { fields: ['name'] }), touching, ME)).toBe('ask');
    expect(verdictOn(about('ss.game.update', { fields: ['tz'] }), touching, ME)).toBe('reload');
  });
});

describe('the data that a live message makes old', () => {
  const keys = (source: LiveSource, detail: LiveMessage['detail'] = {}) => keysTouchedBy(about(source, detail));

  it.each(['create', 'accept', 'reject', 'feature', 'update'] as const)('is the stream for answer %s', (kind) => {
    expect(keys(`ss.answer.${kind}`)).toContainEqual(['answers', 7]);
  });

  it.each(['ss.game.score', 'ss.game.rescore', 'ss.answer.accept', 'ss.answer.reject'] as const)(
    'is the leaderboard for %s',
    (source) => {
      expect(keys(source)).toContainEqual(['leaderboard', 7]);
    },
  );

  it.each(['create', 'delete', 'merge', 'photo', 'rename', 'unmerge', 'update', 'reel'] as const)(
    'is the teams for team %s',
    (kind) => {
      expect(keys(`ss.team.${kind}`)).toContainEqual(['teams', 7]);
    },
  );

  it.each([
    'ss.admin.create',
    'ss.admin.delete',
    'ss.coordinator.create',
    'ss.coordinator.delete',
    'ss.user.ban',
    'ss.user.unban',
  ] as const)('is the teams for %s', (source) => {
    expect(keys(source)).toContainEqual(['teams', 7]);
  });

  it.each(['create', 'delete', 'update', 'reel'] as const)('is the challenges for task %s', (kind) => {
    expect(keys(`ss.task.${kind}`)).toEqual(
      expect.arrayContaining([
        ['tasks', 7],
        ['task', 7],
        ['task-trash', 7],
      ]),
    );
  });

  it.each(['ss.task.update', 'ss.game.update', 'ss.reward.delete', 'ss.personalization.delete'] as const)(
    'is whether the game is ready for %s',
    (source) => {
      expect(keys(source)).toContainEqual(['readiness', 7]);
    },
  );

  it.each(['create', 'delete', 'update'] as const)('is the rewards for reward %s', (kind) => {
    expect(keys(`ss.reward.${kind}`, { game: undefined, reward: { id: 3, game_id: 7 } })).toContainEqual([
      'rewards',
      7,
    ]);
  });

  it.each(['create', 'delete', 'update'] as const)('is the groups for group %s', (kind) => {
    expect(keys(`ss.group.${kind}`)).toEqual([['groups', 7]]);
  });

  it.each(['create', 'delete', 'update'] as const)('is the personalisation rows for personalization %s', (kind) => {
    expect(keys(`ss.personalization.${kind}`)).toContainEqual(['personalizations', 7]);
  });

  it.each(['clone', 'delete', 'join', 'media', 'reel', 'rescore', 'score', 'update'] as const)(
    'is the game itself and the games list for game %s',
    (kind) => {
      expect(keys(`ss.game.${kind}`)).toEqual(expect.arrayContaining([['game', 7], ['games']]));
    },
  );

  it.each(['ss.game.reel', 'ss.team.reel', 'ss.task.reel'] as const)(
    'is the game for %s, which tells where the reel is',
    (source) => {
      expect(keys(source)).toContainEqual(['game', 7]);
    },
  );

  it.each(['ss.analytic.teams', 'ss.team.create', 'ss.team.delete', 'ss.team.merge', 'ss.game.join'] as const)(
    'is the analytics figures for %s',
    (source) => {
      expect(keys(source)).toContainEqual(['analytics', 7]);
    },
  );

  it('is nothing but the figures for the team analytics event', () => {
    expect(keys('ss.analytic.teams')).toEqual([['analytics', 7]]);
  });

  it('is found by the media’s relation where nothing else names the game', () => {
    const media = { uuid: 'u', relation_id: 9 };
    expect(keys('ss.game.media', { game: undefined, media })).toEqual(expect.arrayContaining([['game', 9], ['games']]));
  });

  it('is that of every game when the message names none', () => {
    expect(keys('ss.team.create', { game: undefined })).toEqual([
      ['teams'],
      ['groups'],
      ['leaderboard'],
      ['analytics'],
    ]);
  });

  it.each(ALL_LIVE_SOURCES)('is something for %s, and of another game only the games list is shared', (source) => {
    const touched = keysTouchedBy(about(source, { game: { id: 8 } }));
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.filter(([name, game]) => name !== 'games' && game !== 8)).toEqual([]);
  });
});
