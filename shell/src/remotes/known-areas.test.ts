import type { GameUser, Registry, Release } from '@waymark/contract';
import { openRoute, rendersAddress } from '@waymark/host/remotes/open-route';
import { buildGame } from '@waymark/testing';
import { gameMenu } from '../navigation/game-menu';
import { withKnownAreas } from './known-areas';

const NOTHING: Registry = { channel: 'stable', revision: 1, remotes: [] };
const ALL = ['language', 'groups', 'analytics', 'adventures', 'donations', 'arrival', 'ai', 'ar'];
const areas = withKnownAreas(NOTHING);

describe("the builder's routes", () => {
  it.each([
    ['/', 'mf-games'],
    ['/dashboard', 'mf-games'],
    ['/games/edit/7', 'mf-games'],
    ['/tasks/organize/7', 'mf-challenges'],
    ['/games/path/7', 'mf-presentation'],
    ['/teams/organize/7', 'mf-teams'],
    ['/groups/organize/7', 'mf-challenges'],
    ['/games/rewards/7', 'mf-teams'],
    ['/games/exports/7', 'mf-media'],
    ['/answers/monitor/7', 'mf-moderation'],
    ['/games/grey/7', 'mf-media'],
    ['/games/reels/7', 'mf-media'],
    ['/games/stream/7', 'mf-moderation'],
    ['/tasks/stream/7/9', 'mf-moderation'],
    ['/teams/stream/7/9', 'mf-moderation'],
    ['/teams/leaderboard/7', 'mf-teams'],
    ['/answers/show/7/9', 'mf-moderation'],
    ['/games/slideshow/7', 'mf-presentation'],
    ['/games/personalizations/7', 'mf-media'],
    ['/games/analytics/7', 'mf-presentation'],
  ])('open %s, protected, whether %s is in service or not', (address, remote) => {
    const open = openRoute(areas, address);
    expect(open?.remote).toBe(remote);
    expect(open?.route.public).not.toBe(true);
  });

  it('play no game: the player app does that', () => {
    const addresses = [
      '/play',
      '/play/7',
      '/join',
      '/join/PILOT24',
      '/preview/PILOT24',
      '/challenge/7',
      '/games/play/7',
    ];
    for (const address of addresses) expect([address, openRoute(areas, address)]).toEqual([address, undefined]);
  });

  it('open the donation page to everybody', () => {
    expect(openRoute(areas, '/games/donate/7')?.route.public).toBe(true);
  });

  it.each([
    ['/games/path/7', 'adventures'],
    ['/groups/organize/7', 'groups'],
    ['/games/analytics/7', 'analytics'],
  ])('open %s only with the feature %s', (address, feature) => {
    expect(openRoute(areas, address)?.route.feature).toBe(feature);
    expect(rendersAddress(areas, address, new Set())).toBe(false);
    expect(rendersAddress(areas, address, new Set([feature]))).toBe(true);
  });

  it('accept "new" as a game on four screens only', () => {
    const paths = areas.remotes.flatMap(({ current }) => current.routes.map(({ path }) => path));
    const allowing = paths.filter((path) =>
      rendersAddress(areas, path.replace(/:game/, 'new').replace(/:\w+/, '9'), new Set(ALL)),
    );
    expect(allowing.filter((path) => path.includes(':game'))).toEqual([
      '/games/edit/:game',
      '/tasks/organize/:game',
      '/teams/organize/:game',
      '/groups/organize/:game',
    ]);
  });

  it('prefer a release in service to the known area of its address', () => {
    const route = { path: '/games/analytics/:game' };
    const current = { routes: [route], menu: [] as Release['menu'] } as Release;
    const registry: Registry = { ...NOTHING, remotes: [{ id: 'mf-other', current }] };
    expect(openRoute(withKnownAreas(registry), '/games/analytics/7')).toMatchObject({ remote: 'mf-other', route });
  });
});

it('an unknown remote brings its own routes and menu entry', () => {
  const entry = { label: 'Quiz', icon: 'stream', group: 'run', order: 90, path: '/quiz/:game' } as const;
  const current = { routes: [{ path: '/quiz/:game' }], menu: [entry] } as unknown as Release;
  const withQuiz = withKnownAreas({ ...NOTHING, remotes: [{ id: 'acme-quiz', current }] });
  expect(openRoute(withQuiz, '/quiz/7')?.remote).toBe('acme-quiz');
  const viewer = {
    game: buildGame({ user: { access: 'Created' } }),
    me: { features: ALL },
    features: new Set(ALL),
    draws: () => true,
  };
  const labels = gameMenu(withQuiz, viewer).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels).toContain('Quiz');
});

describe('the menu of a game', () => {
  const menu = (user: GameUser, features = ALL, game = {}) =>
    gameMenu(areas, {
      game: buildGame({ user, ...game }),
      me: { features },
      features: new Set(features),
      draws: () => true,
    }).flatMap(({ items }) => items.map(({ label }) => label));

  it.each(['Created', 'Managing'])('is complete for %s', (access) => {
    expect(menu({ access })).toEqual([
      'Settings',
      'Challenges',
      'Path',
      'Teams',
      'Groups',
      'Rewards',
      'Branding',
      'Personalizations',
      'Monitor',
      'Stream',
      'Leaderboard',
      'Slideshow',
      'Analytics',
      'Exports',
      'Reels',
      'Donate',
    ]);
  });
  it('leaves out entries whose feature is off', () => {
    const labels = menu({ access: 'Created' }, []);
    for (const label of ['Path', 'Groups', 'Analytics', 'Donate']) expect(labels).not.toContain(label);
  });
  it('is only the slideshow for a player', () => {
    expect(menu({ access: 'Joined' }, ALL, { export_player_enabled: 1 })).toEqual(['Slideshow']);
  });
  it('has the open pages for an invitee, plus exports if the game allows them', () => {
    expect(menu({ access: 'Invited' })).toEqual(['Stream', 'Leaderboard', 'Slideshow']);
    expect(menu({ access: 'Invited' }, ALL, { export_player_enabled: 1 })).toContain('Exports');
  });
  it.each([
    [{ coordinator: true }, ['Teams', 'Monitor']],
    [{ judge: true }, ['Monitor']],
  ])('for %j adds %j whatever the access', (role, added) => {
    expect(menu({ access: 'Joined', ...role })).toEqual([...added, 'Slideshow']);
    expect(menu({ access: 'Invited', ...role })).toEqual([...added, 'Stream', 'Leaderboard', 'Slideshow']);
  });
});
