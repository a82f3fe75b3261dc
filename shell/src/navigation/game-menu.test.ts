import type { GameUser, MenuItem, Registry, Release } from '@waymark/contract';
import { buildGame } from '@waymark/testing';
import { gameMenu } from './game-menu';

const item = (label: string, rest: Partial<MenuItem>): MenuItem => ({
  label,
  icon: 'settings',
  group: 'run',
  order: 1,
  path: `/${label}/:game`,
  ...rest,
});

const release = (menu: MenuItem[]) => ({ menu }) as Release;
const registry: Registry = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      id: 'mf-a',
      current: release([
        item('Settings', { group: 'prepare', for: ['administrator'] }),
        item('Analytics', { group: 'after', feature: 'analytics', for: ['administrator'] }),
        item('Exports', { group: 'after', order: 2, for: ['exporter'] }),
      ]),
    },
    {
      id: 'mf-b',
      current: release([
        item('Slideshow', { order: 3, for: ['everyone', 'joined'] }),
        item('Stream', { order: 2, for: ['everyone'] }),
        item('Monitor', { order: 1, for: ['coordinator', 'judge'] }),
      ]),
    },
  ],
};

const labels = (
  user: GameUser | undefined,
  { features = ['analytics'], game = {}, me = {}, absent = [] as string[] } = {},
) =>
  gameMenu(registry, {
    game: buildGame({ user, ...game }),
    me: { features, ...me },
    features: new Set(features),
    draws: (path) => !absent.includes(path),
  }).flatMap(({ items }) => items.map(({ label }) => label));

describe('the menu of a game', () => {
  it.each(['Created', 'Managing'])('%s sees everything, in the order of work', (access) => {
    expect(labels({ access })).toEqual(['Settings', 'Monitor', 'Stream', 'Slideshow', 'Analytics', 'Exports']);
  });
  it('nobody is kept from it where a provider names no roles', () => {
    expect(labels(undefined)).toEqual(labels({ access: 'Managing' }));
  });
  it('a super administrator sees everything, whatever their access', () => {
    expect(labels({ access: 'Joined' }, { me: { super_admin: true } })).toContain('Settings');
  });
  it('a guest with a judge link sees only the monitor', () => {
    expect(labels({ access: 'Invited', judge: true }, { me: { by_link: true } })).toEqual(['Monitor']);
  });
  it('Joined sees only the slideshow', () => {
    expect(labels({ access: 'Joined' })).toEqual(['Slideshow']);
  });
  it('Invited sees the pages open to everybody', () => {
    expect(labels({ access: 'Invited' })).toEqual(['Stream', 'Slideshow']);
  });
  it.each([{ coordinator: true }, { judge: true }])('%j adds the monitor', (flags) => {
    expect(labels({ access: 'Joined', ...flags })).toEqual(['Monitor', 'Slideshow']);
  });
  it('leaves out pages whose feature is off', () => {
    expect(labels({ access: 'Created' }, { features: [] })).not.toContain('Analytics');
  });
  it('leaves out pages that no remote in service draws', () => {
    expect(labels({ access: 'Invited' }, { absent: ['/Stream/:game'] })).toEqual(['Slideshow']);
  });
  it('offers exports to players if the game allows it', () => {
    expect(labels({ access: 'Invited' }, { game: { export_player_enabled: 1 } })).toContain('Exports');
  });
});
