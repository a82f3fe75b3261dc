import { readSettings } from '../settings/settings';
import { appIcon, appManifest, appPicture } from './app-manifest';

const { brand } = readSettings({}, '/srv').page;

it('names the white label, its colour and a maskable icon', () => {
  const manifest = JSON.parse(appManifest({ ...brand, name: 'Pier "9"', colour: '#7a1fd2' }));
  expect(manifest).toMatchObject({ name: 'Pier "9"', theme_color: '#7a1fd2', start_url: '/', display: 'standalone' });
  for (const purpose of ['any', 'maskable']) {
    expect(manifest.icons).toContainEqual({ src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose });
    for (const sizes of ['192x192', '512x512']) {
      expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes, type: 'image/png', purpose }));
    }
  }
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/dashboard', '/games/edit/new']);
});

it('renders the icon in the requested size, once', async () => {
  const drawn = appPicture({ ...brand, name: 'Quay', colour: '#7a1fd2' }, 192);
  expect(appPicture({ ...brand, name: 'Quay', colour: '#7a1fd2' }, 192)).toBe(drawn);
  const png = await drawn;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});

it('draws a pin if there is no letter', () => {
  expect(appIcon(brand, 'pin')).not.toContain('<text');
  expect(appIcon(brand, 'pin')).toContain('fill="#fff"');
});

it.each([
  ['harbour', '#0b6a60', 'H', '#fff'],
  ['šumava', '#f5c518', 'Š', '#000'],
  ['水族館', '#ffffff', '水', '#000'],
  ['<b>', '#000000', '&#60;', '#fff'],
])('draws the initial of %s on %s', (name, colour, initial, ink) => {
  const icon = appIcon({ ...brand, name, colour });
  expect(icon).toContain(`fill="${ink}">${initial}</text>`);
  expect(icon).toContain(`fill="${colour}"/>`);
});
