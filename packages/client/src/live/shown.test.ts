import { ALL_LIVE_SOURCES, asGameId, type LiveCode, type LiveMessage } from '@waymark/contract';
import { isTouched } from './policy';
import { type LiveMeta, SHOWN, shows } from './shown';

const GAME = asGameId(7);
const about = (source: LiveCode, detail: LiveMessage['detail'] = {}): LiveMessage => ({
  id: '1',
  source,
  detail: { game: { id: 7 }, ...detail },
});
const touches = (message: LiveMessage, meta: LiveMeta | undefined) =>
  isTouched({ queryKey: ['own', 7], meta }, message);

type What = keyof typeof SHOWN;
const WHAT = Object.keys(SHOWN) as What[];

/** What of a game the message makes old. */
const touched = (source: LiveCode, detail?: LiveMessage['detail'], game = GAME) =>
  WHAT.filter((what) => touches(about(source, detail), shows(SHOWN[what], what === 'games' ? undefined : game)));

describe('the data that a live message makes old', () => {
  it.each(['create', 'accept', 'reject', 'feature', 'update'] as const)('is the stream for answer %s', (kind) => {
    expect(touched(`ss.answer.${kind}`)).toContain('answers');
  });

  it.each(['ss.game.score', 'ss.game.rescore', 'ss.answer.accept', 'ss.answer.reject'] as const)(
    'is the leaderboard for %s',
    (source) => {
      expect(touched(source)).toContain('leaderboard');
    },
  );

  it.each(['create', 'delete', 'merge', 'photo', 'rename', 'unmerge', 'update', 'reel'] as const)(
    'is the teams for team %s',
    (kind) => {
      expect(touched(`ss.team.${kind}`)).toEqual(expect.arrayContaining(['teams', 'groups', 'leaderboard']));
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
    expect(touched(source)).toEqual(['game', 'teams']);
  });

  it.each(['create', 'delete', 'update', 'reel'] as const)('is the challenges for task %s', (kind) => {
    expect(touched(`ss.task.${kind}`)).toEqual(expect.arrayContaining(['tasks', 'answers']));
  });

  it.each(['ss.task.update', 'ss.game.update', 'ss.reward.delete', 'ss.personalization.delete'] as const)(
    'is whether the game is ready for %s',
    (source) => {
      expect(touched(source)).toContain('readiness');
    },
  );

  it.each(['create', 'delete', 'update'] as const)('is the rewards for reward %s', (kind) => {
    expect(touched(`ss.reward.${kind}`, { game: undefined, reward: { id: 3, game_id: 7 } })).toContain('rewards');
  });

  it.each(['create', 'delete', 'update'] as const)(
    'is the groups, and the analytics by group, for group %s',
    (kind) => {
      expect(touched(`ss.group.${kind}`)).toEqual(['groups', 'progress']);
    },
  );

  it.each(['create', 'delete', 'update'] as const)('is the personalisation rows for personalization %s', (kind) => {
    expect(touched(`ss.personalization.${kind}`)).toContain('personalizations');
  });

  it.each(['clone', 'delete', 'join', 'media', 'reel', 'rescore', 'score', 'update'] as const)(
    'is the game itself and the games list for game %s',
    (kind) => {
      expect(touched(`ss.game.${kind}`)).toEqual(expect.arrayContaining(['game', 'games']));
    },
  );

  it.each(['ss.game.reel', 'ss.team.reel', 'ss.task.reel', 'ss.dropbox.connected'] as const)(
    'is the game for %s, which tells of it',
    (source) => {
      expect(touched(source)).toContain('game');
    },
  );

  it.each(['ss.analytic.teams', 'ss.team.create', 'ss.team.delete', 'ss.team.merge', 'ss.game.join'] as const)(
    'is the analytics figures for %s',
    (source) => {
      expect(touched(source)).toContain('analytics');
    },
  );

  it('is nothing but the figures for the team analytics event', () => {
    expect(touched('ss.analytic.teams')).toEqual(['analytics']);
  });

  it('is found by the media’s relation where nothing else names the game', () => {
    const detail = { game: undefined, media: { uuid: 'u', relation_id: 9 } };
    expect(touched('ss.game.media', detail, asGameId(9))).toEqual(['game', 'games', 'readiness', 'answers', 'queue']);
    expect(touched('ss.game.media', detail)).toEqual(['games']);
  });

  it('is that of every game when the message names none', () => {
    expect(touched('ss.team.create', { game: undefined }, asGameId(8))).toEqual([
      'teams',
      'groups',
      'leaderboard',
      'analytics',
      'progress',
    ]);
  });

  it.each(ALL_LIVE_SOURCES)('is something for %s, and of another game only the games list is shared', (source) => {
    expect(touched(source)).not.toEqual([]);
    expect(touched(source, { game: { id: 8 } }).filter((what) => what !== 'games')).toEqual([]);
  });

  it('is what a query names, be it a noun or a source that nobody here knows', () => {
    const message = about('ss.lantern.update');
    expect(touches(message, { live: ['lantern'], game: GAME })).toBe(true);
    expect(touches(message, { live: ['ss.lantern.update'], game: GAME })).toBe(true);
    expect(touches(message, { live: ['ss.lantern.delete', 'team'], game: GAME })).toBe(false);
  });

  it('is everything of its game that a release from before queries said what they show has loaded', () => {
    const before = (queryKey: readonly unknown[]) => isTouched({ queryKey }, about('ss.team.create'));
    expect([before(['teams', 7]), before(['teams', 8]), before(['tags'])]).toEqual([true, false, false]);
  });

  it('is nothing of a query that says it shows nothing live', () => {
    expect(touches(about('ss.team.create'), shows([], GAME))).toBe(false);
    expect(touches(about('ss.team.create'), { live: 'team' } as unknown as LiveMeta)).toBe(false);
  });
});
