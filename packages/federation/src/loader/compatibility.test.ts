import type { Release } from '@waymark/contract';
import { incompatibilities } from './compatibility';

const release: Release = {
  version: '1.0.0',
  container: 'mf_games_1_0_0',
  entry: 'http://localhost:3101/mf-games/1.0.0/remoteEntry.js',
  integrity: {},
  contract: '^1.2.0',
  requires: { session: '^1.0.0', live: '1.1.0' },
  optional: { telepathy: '^3.0.0' },
  apiVersions: ['v1', 'v2'],
  routes: [],
  menu: [],
  preload: [],
};
const offer = { contractVersion: '1.2.5', capabilities: { session: '1.4.0', live: '1.1.0' }, apiVersion: 'v2' };

describe('whether a release fits a host', () => {
  it('is yes when contract, required capabilities and API version are there; optional ones do not matter', () => {
    expect(incompatibilities(release, offer)).toEqual([]);
  });

  it.each([
    ['an older contract', { contractVersion: '1.1.9' }, { what: 'contract', wanted: '^1.2.0', have: '1.1.9' }],
    ['the next contract', { contractVersion: '2.0.0' }, { what: 'contract', wanted: '^1.2.0', have: '2.0.0' }],
    [
      'a capability of another version',
      { capabilities: { session: '1.0.0', live: '1.0.0' } },
      { what: 'capability', name: 'live', wanted: '1.1.0', have: '1.0.0' },
    ],
    ['another API version', { apiVersion: 'v3' }, { what: 'api', wanted: 'v1, v2', have: 'v3' }],
  ])('is no for %s', (_, change, problem) => {
    expect(incompatibilities(release, { ...offer, ...change })).toEqual([expect.objectContaining(problem)]);
  });

  it('tells a missing capability from one of another version', () => {
    const [problem] = incompatibilities(release, { ...offer, capabilities: { session: '1.0.0' } });
    expect(problem).toEqual({ what: 'capability', name: 'live', wanted: '1.1.0' });
  });

  it('does not take what every object has for a capability', () => {
    const wish = { ...release, requires: { toString: '^1.0.0' } };
    expect(incompatibilities(wish, offer)).toEqual([{ what: 'capability', name: 'toString', wanted: '^1.0.0' }]);
  });
});
