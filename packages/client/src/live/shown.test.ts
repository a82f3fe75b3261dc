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

/** The data of a game that the message makes stale. */
const touched = (source: LiveCode, detail?: LiveMessage['detail'], game = GAME) =>
  WHAT.filter((what) => touches(about(source, detail), shows(SHOWN[what], what === 'games' ? undefined : game)));

describe('the data that a live message makes stale', () => {
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
    expect(touched(source)).toEqual(['game', 'games', 'teams']);
  });

  it.each(['create', 'delete', 'update', 'reel'] as const)('is the challenges for task %s', (kind) => {
    expect(touched(`ss.task.${kind}`)).toEqual(expect.arrayContaining(['tasks', 'answers']));
  });

  it.each(['ss.task.update', 'ss.game.update', 'ss.reward.delete', 'ss.personalization.delete'] as const)(
    "is the game's readiness for %s",
    (source) => {
      expect(touched(source)).toContain('readiness');
    },
  );

  it.each([
    'ss.answer.create',
    'ss.answer.accept',
    'ss.answer.update',
    'ss.team.delete',
    'ss.team.merge',
    'ss.team.unmerge',
  ] as const)('is how much waits for %s', (source) => {
    expect(touched(source)).toContain('figures');
  });

  it('is how the game was played for a change of the game, such as Delete All', () => {
    expect(touched('ss.game.update', { fields: ['answers'] })).toContain('progress');
  });

  it('is not how much waits for a claim', () => {
    const claimed = touched('ss.answer.update', { fields: ['claim'] });
    expect([claimed.includes('figures'), claimed.includes('answers')]).toEqual([false, true]);
  });

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
    'is the game for %s',
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

  it('is only the figures for the team analytics event', () => {
    expect(touched('ss.analytic.teams')).toEqual(['analytics']);
  });

  it("is found by the media's relation if nothing else names the game", () => {
    const detail = { game: undefined, media: { uuid: 'u', relation_id: 9 } };
    expect(touched('ss.game.media', detail, asGameId(9))).toEqual(touched('ss.game.media'));
    expect(touched('ss.game.media', detail)).toEqual(['games']);
  });

  it('is everything with pictures or videos when a file has been processed', () => {
    expect(touched('ss.game.media')).toEqual([
      'game',
      'games',
      'readiness',
      'tasks',
      'answers',
      'queue',
      'rewards',
      'teams',
      'groups',
      'leaderboard',
    ]);
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

  it.each(ALL_LIVE_SOURCES)('is never empty for %s, and only the games list for another game', (source) => {
    expect(touched(source)).not.toEqual([]);
    expect(touched(source, { game: { id: 8 } }).filter((what) => what !== 'games')).toEqual([]);
  });

  it('includes what a query names, as a noun or an unknown source', () => {
    const message = about('ss.lantern.update');
    expect(touches(message, { live: ['lantern'], game: GAME })).toBe(true);
    expect(touches(message, { live: ['ss.lantern.update'], game: GAME })).toBe(true);
    expect(touches(message, { live: ['ss.lantern.delete', 'team'], game: GAME })).toBe(false);
  });

  it('is everything loaded for its game by a release older than live metadata', () => {
    const before = (queryKey: readonly unknown[]) => isTouched({ queryKey }, about('ss.team.create'));
    expect([before(['teams', 7]), before(['teams', 8]), before(['tags'])]).toEqual([true, false, false]);
  });

  it('is nothing for a query that shows nothing live', () => {
    expect(touches(about('ss.team.create'), shows([], GAME))).toBe(false);
    expect(touches(about('ss.team.create'), { live: 'team' } as unknown as LiveMeta)).toBe(false);
  });
});
