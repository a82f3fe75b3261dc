import { CONFIG_BLOCK_ID, REGISTRY_BLOCK_ID, type Registry, type Release } from '@waymark/contract';
import { readSettings } from '../settings/settings';
import { renderPage } from './page';

const release: Release = {
  version: '1.0.0',
  container: 'mf_games_1_0_0',
  entry: 'http://localhost:3101/1.0.0/remoteEntry.js',
  integrity: { '/1.0.0/remoteEntry.js': 'sha384-abc' },
  contract: '^1.0.0',
  requires: {},
  optional: {},
  api: '^1.0.0',
  routes: [
    { path: '/', preload: ['http://localhost:3101/1.0.0/screen.9e8d7c6b.js'] },
    { path: '/games/edit/:game', allowsNew: true },
    { path: '/teams/organize/:game' },
  ],
  menu: [],
  preload: ['http://localhost:3101/1.0.0/remoteEntry.js', 'http://localhost:3101/1.0.0/list.1a2b3c4d.js'],
};
const registry: Registry = { channel: 'stable', revision: 1, remotes: [{ id: 'mf-games', current: release }] };
const { page: config } = readSettings({}, '/srv');
const template =
  '<!doctype html><html><head><meta charset="utf-8"><title>Waymark</title><script defer src="/a.js"></script></head><body></body></html>';

const render = (path: string, changes: Partial<typeof config> = {}) =>
  renderPage({
    template,
    config: { ...config, ...changes },
    registry,
    path,
    later: { builder: ['/assets/51.5a6b7c8d.js'], 'sign-in': ['/assets/7.0f1e2d3c.js'] },
  });
const blockOf = (html: string, id: string): unknown => {
  const match = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html);
  return JSON.parse(match?.[1] ?? 'null');
};

describe('the page', () => {
  it('preloads the builder and the screen of the address, or only a page of the shell', () => {
    const html = render('/');
    expect(html).toContain('<link rel="preload" as="script" href="/assets/51.5a6b7c8d.js">');
    expect(html).toContain('href="http://localhost:3101/1.0.0/screen.9e8d7c6b.js" crossorigin="anonymous">');
    expect(render('/games/edit/7')).not.toContain('rel="preload" as="script" href="http://localhost:3101/1.0.0/screen');
    expect(render('/sign-in').match(/rel="preload".*?>/g)).toEqual([
      'rel="preload" as="script" href="/assets/7.0f1e2d3c.js">',
    ]);
  });

  it('contains configuration and registry as data before the first script', () => {
    const html = render('/privacy');
    expect(blockOf(html, CONFIG_BLOCK_ID)).toEqual(config);
    expect(blockOf(html, REGISTRY_BLOCK_ID)).toEqual(registry);
    expect(html.indexOf(REGISTRY_BLOCK_ID)).toBeLessThan(html.indexOf('/a.js'));
  });

  it("preloads the previous release if the current one doesn't fit the provider", () => {
    const previous = { ...release, entry: 'http://localhost:3101/0.9.0/remoteEntry.js' };
    const entry = { id: 'mf-games', current: { ...release, api: '^1.2.0' }, previous };
    const ahead = (api: string) =>
      renderPage({
        template,
        config: { ...config, provider: { api, capabilities: {}, media_origins: [] } },
        registry: { ...registry, remotes: [entry] },
        path: '/',
        later: {},
      }).match(/rel="preload" as="script" href="([^"]*remoteEntry.js)"/g);
    expect(ahead('1.2.0')).toEqual([expect.stringContaining('/1.0.0/remoteEntry.js')]);
    expect(ahead('1.0.0')).toContainEqual(expect.stringContaining('/0.9.0/remoteEntry.js'));
    entry.previous = entry.current;
    expect(ahead('1.0.0')).toBeNull();
  });

  it('keeps text from closing its data block or becoming markup', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028 & "';
    const html = render('/', { brand: { ...config.brand, name } });
    expect(blockOf(html, CONFIG_BLOCK_ID)).toMatchObject({ brand: { name } });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html).toContain('<title>&lt;/script&gt;');
  });

  it('inserts replacement patterns in text literally', () => {
    const html = render('/', { brand: { ...config.brand, name: "$& $' $1" } });
    expect(html).toContain('<title>$&amp; $&#39; $1</title>');
  });

  it.each(['/', '/games/edit/7', '/games/edit/new', '/teams/organize/12/'])('preloads the remote of %s', (path) => {
    const html = render(path);
    expect(html).toContain(
      '<link rel="preload" as="script" href="http://localhost:3101/1.0.0/remoteEntry.js" crossorigin="anonymous" integrity="sha384-abc">',
    );
    expect(html.match(/remoteEntry\.js" crossorigin/g)).toHaveLength(1);
    expect(html).toContain('href="http://localhost:3101/1.0.0/list.1a2b3c4d.js" crossorigin="anonymous">');
  });

  it.each(['/privacy', '/games/edit', '/games/edit/x', '/teams/organize/new', '/games/edit/7/more'])(
    'preloads no remote for %s',
    (path) => {
      expect(render(path)).not.toContain('rel="preload"');
    },
  );
});
