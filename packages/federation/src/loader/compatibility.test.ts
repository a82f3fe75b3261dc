import type { Release } from '@waymark/contract';
import { describeProblems, incompatibilities, releaseThatFits } from './compatibility';

const release: Release = {
  version: '1.0.0',
  container: 'mf_games_1_0_0',
  entry: 'http://localhost:3101/mf-games/1.0.0/remoteEntry.js',
  integrity: {},
  contract: '^1.2.0',
  requires: { session: '^1.0.0', live: '1.1.0' },
  optional: { telepathy: '^3.0.0' },
  api: '^1.3.0',
  routes: [],
  menu: [],
  preload: [],
};
const offer = { contractVersion: '1.2.5', capabilities: { session: '1.4.0', live: '1.1.0' }, api: '1.4.0' };

describe('the compatibility of a release with a host', () => {
  it('needs the contract, the required capabilities and the API version, but no optional ones', () => {
    expect(incompatibilities(release, offer)).toEqual([]);
  });

  it.each([
    ['an older contract', { contractVersion: '1.1.9' }, { what: 'contract', wanted: '^1.2.0', have: '1.1.9' }],
    ['a newer major contract', { contractVersion: '2.0.0' }, { what: 'contract', wanted: '^1.2.0', have: '2.0.0' }],
    [
      'a capability of another version',
      { capabilities: { session: '1.0.0', live: '1.0.0' } },
      { what: 'capability', name: 'live', wanted: '1.1.0', have: '1.0.0' },
    ],
    ['an older API', { api: '1.2.9' }, { what: 'api', wanted: '^1.3.0', have: '1.2.9' }],
    ['a newer major API', { api: '2.0.0' }, { what: 'api', wanted: '^1.3.0', have: '2.0.0' }],
  ])('fails with %s', (_, change, problem) => {
    expect(incompatibilities(release, { ...offer, ...change })).toEqual([expect.objectContaining(problem)]);
  });

  it('distinguishes a missing capability from one of another version', () => {
    const [problem] = incompatibilities(release, { ...offer, capabilities: { session: '1.0.0' } });
    expect(problem).toEqual({ what: 'capability', name: 'live', wanted: '1.1.0' });
  });

  it("is assumed while the provider's version is unknown", () => {
    expect(incompatibilities(release, { ...offer, api: undefined })).toEqual([]);
  });

  it("doesn't mistake inherited properties for capabilities", () => {
    const wish = { ...release, requires: { toString: '^1.0.0' } };
    expect(incompatibilities(wish, offer)).toEqual([{ what: 'capability', name: 'toString', wanted: '^1.0.0' }]);
  });
});

it("the previous release runs if the current one doesn't fit, and none if neither does", () => {
  const previous = { ...release, version: '0.9.0', api: '^1.0.0' };
  const at = (api: string) => releaseThatFits({ current: release, previous }, { ...offer, api })?.version;
  expect([at('1.3.0'), at('1.0.0'), at('2.0.0')]).toEqual(['1.0.0', '0.9.0', undefined]);
});

it('incompatibilities are explained in plain words', () => {
  expect(
    describeProblems(
      incompatibilities(release, { contractVersion: '1.0.0', capabilities: { live: '2.0.0' }, api: '1.0.0' }),
    ),
  ).toBe(
    'is made for the contract ^1.2.0, and this builder has 1.0.0; needs session ^1.0.0, and this builder has none; needs live 1.1.0, and this builder has 2.0.0; speaks the API ^1.3.0, and the provider speaks 1.0.0',
  );
});
