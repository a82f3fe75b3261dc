import { type GameRow, roleOf } from '@waymark/contract';
import { buildGameRow } from '@waymark/testing';
import { GAME_LINKS, linksInService, linksOfRow, PHASES } from './game-links';

const seenBy = (row: GameRow, features: readonly string[] = []) =>
  linksOfRow(GAME_LINKS, { row, role: roleOf(row.user), has: (feature) => features.includes(feature) }).map(
    ({ id }) => id,
  );

describe('the links of a row', () => {
  it.each(['Created', 'Managing'])('lead an administrator (%s) to every screen that needs no feature', (access) => {
    expect(seenBy(buildGameRow({ user: { access } }))).toEqual([
      'settings',
      'challenges',
      'teams',
      'rewards',
      'branding',
      'personalizations',
      'preview',
      'stream',
      'leaderboard',
      'monitor',
      'exports',
      'slideshow',
      'reels',
    ]);
  });

  it.each([
    ['adventures', 'path'],
    ['groups', 'groups'],
    ['analytics', 'analytics'],
    ['donations', 'donate'],
  ])('with the feature %s lead to %s as well', (feature, id) => {
    const row = buildGameRow({ user: { access: 'Created' } });
    expect(seenBy(row)).not.toContain(id);
    expect(seenBy(row, [feature])).toContain(id);
  });

  it.each(['Joined', 'Invited'])(
    'lead a user with access %s to stream, leaderboard, slideshow and preview',
    (access) => {
      expect(seenBy(buildGameRow({ user: { access } }))).toEqual(['preview', 'stream', 'leaderboard', 'slideshow']);
    },
  );

  it('hide analytics and donations from players', () => {
    const seen = seenBy(buildGameRow({ user: { access: 'Joined' } }), ['analytics', 'donations']);
    expect(seen).not.toContain('analytics');
    expect(seen).not.toContain('donate');
  });

  it('lead only administrators to groups', () => {
    const seen = (user: GameRow['user']) => seenBy(buildGameRow({ user }), ['groups']);
    expect(seen({ access: 'Managing' })).toContain('groups');
    expect(seen({ access: 'Joined' })).not.toContain('groups');
    expect(seen({ access: 'Joined', judge: true })).not.toContain('groups');
    expect(seen({ access: 'Joined', coordinator: true })).not.toContain('groups');
  });

  it.each(['coordinator', 'judge'])('lead a %s to the monitor', (role) => {
    expect(seenBy(buildGameRow({ user: { access: 'Joined', [role]: true } }))).toContain('monitor');
  });

  it('lead players to exports only if the game allows it', () => {
    expect(seenBy(buildGameRow({ user: { access: 'Joined' }, export_player_enabled: 1 }))).toContain('exports');
    expect(seenBy(buildGameRow({ user: { access: 'Joined' }, export_player_enabled: 0 }))).not.toContain('exports');
  });

  it('are grouped into Before, During and After', () => {
    const of = (phase: string) => GAME_LINKS.filter((link) => link.phase === phase).map(({ id }) => id);
    expect(PHASES.map(of)).toEqual([
      ['settings', 'challenges', 'path', 'teams', 'groups', 'rewards', 'branding', 'personalizations', 'preview'],
      ['stream', 'leaderboard', 'monitor', 'analytics'],
      ['exports', 'slideshow', 'reels', 'donate'],
    ]);
  });

  it('lead to the addresses of the specification', () => {
    expect(GAME_LINKS.flatMap(({ path }) => path?.(7) ?? [])).toEqual([
      '/games/edit/7',
      '/tasks/organize/7',
      '/games/path/7',
      '/teams/organize/7',
      '/groups/organize/7',
      '/games/rewards/7',
      '/games/grey/7',
      '/games/personalizations/7',
      '/games/stream/7',
      '/teams/leaderboard/7',
      '/answers/monitor/7',
      '/games/analytics/7',
      '/games/exports/7',
      '/games/slideshow/7',
      '/games/reels/7',
      '/games/donate/7',
    ]);
  });

  it('leave out screens without a route, but keep the player app', () => {
    const inService = linksInService((to) => to.startsWith('/games/edit/'));
    expect(inService.map(({ id }) => id)).toEqual(['settings', 'preview']);
  });
});
