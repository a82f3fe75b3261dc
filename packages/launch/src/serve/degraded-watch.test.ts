import { DOCUMENTED_OFFER, type ProviderOffer, type Registry, type Release } from '@waymark/contract';
import { buildRelease } from '@waymark/federation/testing';
import { DegradedWatch } from './degraded-watch';

const release = (version: string, api = '^1.0.0'): Release => buildRelease(version, { api });

let lines: string[];
let entry: Registry['remotes'][number];
let spoken: Record<string, ProviderOffer | undefined>;
let watch: DegradedWatch;

beforeEach(() => {
  lines = [];
  entry = { id: 'mf-games', current: release('1.0.0') };
  spoken = { normal: DOCUMENTED_OFFER, staging: DOCUMENTED_OFFER };
  watch = new DegradedWatch({
    registries: { read: async () => ({ channel: 'stable', revision: 1, remotes: [entry] }) },
    offers: { at: async (host) => spoken[host ?? 'normal'] },
    hosts: [
      { name: undefined, words: '' },
      { name: 'staging', words: 'On staging hosts: ' },
    ],
    onLine: (line) => lines.push(line),
  });
});
afterEach(() => watch.close());

const heard = async (): Promise<readonly string[]> => {
  await watch.look();
  return lines.splice(0);
};

it('logs nothing while every area runs its release', async () => {
  expect(await heard()).toEqual([]);
});

it("logs once what doesn't run, why, and what runs instead, and once when that ends", async () => {
  entry = { id: 'mf-games', current: release('1.1.0', '^9.0.0'), previous: release('1.0.0') };
  const line =
    'mf-games 1.1.0 does not run: it speaks the API ^9.0.0, and the provider speaks 1.0.0; 1.0.0 runs in its place';
  expect(await heard()).toEqual([line, `On staging hosts: ${line}`]);
  expect(await heard()).toEqual([]);
  spoken.staging = { ...DOCUMENTED_OFFER, api: '9.1.0' };
  expect(await heard()).toEqual([expect.stringMatching(/^On staging hosts: mf-games fits again$/)]);
  entry = { id: 'mf-games', current: release('1.1.0', '^9.0.0') };
  expect(await heard()).toEqual([expect.stringContaining('nothing runs in its place')]);
  entry = { id: 'mf-games', current: release('1.2.0') };
  // The staging hosts' provider has a newer API.
  expect(await heard()).toEqual(['mf-games fits again', expect.stringContaining('On staging hosts: mf-games 1.2.0')]);
});

it('distinguishes a canary release', async () => {
  entry = { id: 'mf-games', current: release('1.0.0'), canary: { release: release('1.1.0', '^1.2.0'), percent: 10 } };
  spoken.staging = { ...DOCUMENTED_OFFER, api: '1.2.0' };
  expect(await heard()).toEqual([
    'mf-games 1.1.0, on trial, does not run: it speaks the API ^1.2.0, and the provider speaks 1.0.0; 1.0.0 runs in its place',
  ]);
});

it("doesn't judge unknown providers", async () => {
  entry = { id: 'mf-games', current: release('1.1.0', '^9.0.0') };
  spoken = {};
  expect(await heard()).toEqual([]);
});
