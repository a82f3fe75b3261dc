import type { EmbedConfig } from '@waymark/contract';
import { ConfigFault } from '../loader/read-config';
import { findArea } from './find-area';

const registry = {
  remotes: [{ id: 'mf-games' }, { id: 'mf-teams' }, { id: 'acme-weather' }],
} as EmbedConfig['registry'];

it.each([
  ['games', 'mf-games'],
  ['mf-teams', 'mf-teams'],
  ['acme-weather', 'acme-weather'],
])('finds the remote of the area %s', (area, remote) => expect(findArea(area, registry)).toBe(remote));

it('lists the available areas for an unknown one', () => {
  const fault = new ConfigFault('area', 'There is no area "nonsense". There are: games, teams, acme-weather.');
  expect(() => findArea('nonsense', registry)).toThrow(fault);
});
