import { readSettings } from '../settings/settings';
import { appIcon, appManifest } from './app-manifest';

const { brand } = readSettings({}, '/srv').page;

it('names the white label, its colour and an icon that may be cut', () => {
  const manifest = JSON.parse(appManifest({ ...brand, name: 'Pier "9"', colour: '#7a1fd2' }));
  expect(manifest).toMatchObject({ name: 'Pier "9"', theme_color: '#7a1fd2', start_url: '/', display: 'standalone' });
  expect(manifest.icons).toEqual([
    expect.objectContaining({ src: '/app-icon.svg', sizes: 'any', purpose: 'any' }),
    expect.objectContaining({ src: '/app-icon.svg', sizes: 'any', purpose: 'maskable' }),
  ]);
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
