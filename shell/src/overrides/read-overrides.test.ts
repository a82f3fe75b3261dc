import { REGISTRY_BLOCK_ID } from '@waymark/contract';
import { buildRelease } from '@waymark/federation/testing';
import { OVERRIDES_KEY, wantsOverrides, withOverrides } from './overrides';
import { readOverrides } from './read-overrides';

const release = buildRelease('1.1.0-local', { container: 'mf_games_1_1_0_local', entry: 'remoteEntry.js' });
const HERE = 'http://localhost:3111/';

/** A page on a channel, at an address, with a machine that serves a remote. */
function open(query: string, channel = 'staging', served: unknown = release): void {
  window.history.replaceState(null, '', `/dashboard${query}`);
  const block = document.createElement('script');
  block.id = REGISTRY_BLOCK_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify({ channel, revision: 1, remotes: [] });
  document.body.replaceChildren(block);
  window.fetch = async () => {
    if (served === null) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => served } as Response;
  };
}

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('loads the requested remote for this tab and removes it from the address', async () => {
  open(`?remote=mf-games@${HERE}remoteEntry.js&page=2`);
  expect(wantsOverrides(window)).toBe(true);
  const { inForce, refused } = await readOverrides(window);
  expect(refused).toEqual([]);
  expect(inForce).toMatchObject([{ id: 'mf-games', address: HERE, release: { entry: `${HERE}remoteEntry.js` } }]);
  expect(window.location.search).toBe('?page=2');
  open('');
  expect((await readOverrides(window)).inForce).toMatchObject([{ id: 'mf-games', address: HERE }]);
});

it("takes precedence over the registry's release, without a fallback", async () => {
  open(`?remote=mf-games@${HERE}`);
  const overrides = await readOverrides(window);
  const entry = { id: 'mf-games', current: { ...release, version: '1.0.0' }, previous: release };
  const { remotes } = withOverrides({ channel: 'staging', revision: 1, remotes: [entry] }, overrides);
  expect(remotes).toEqual([{ id: 'mf-games', current: { ...release, entry: `${HERE}remoteEntry.js` } }]);
});

it('ends with an empty value', async () => {
  sessionStorage.setItem(OVERRIDES_KEY, `mf-games@${HERE}`);
  open('?remote=');
  expect(await readOverrides(window)).toEqual({ inForce: [], refused: [] });
  expect(wantsOverrides(window)).toBe(false);
});

it('keeps an unreachable override for the next load and says how to serve it', async () => {
  open(`?remote=mf-games@${HERE}`, 'staging', null);
  const { inForce, refused } = await readOverrides(window);
  expect(inForce).toEqual([]);
  expect(refused).toEqual([expect.stringContaining('"pnpm dev mf-games --shell …" serves it')]);
  expect(sessionStorage.getItem(OVERRIDES_KEY)).toBe(`mf-games@${HERE}`);
});

it.each([
  ['on the stable channel', 'mf-games@http://localhost:3111/', 'stable', 'runs releases only'],
  ['from another machine', 'mf-games@https://partner.example/', 'staging', 'only this machine’s own'],
  ['from a lookalike host name', 'mf-games@https://localhost.partner.example/', 'staging', 'only this machine’s own'],
  ['for another remote', 'mf-teams@http://localhost:3111/', 'staging', 'another remote than mf-teams'],
  ['that is invalid', 'games', 'staging', '"games" names no remote'],
])('rejects one %s, and forgets it', async (_, wish, channel, words) => {
  open(`?remote=${wish}`, channel);
  const { inForce, refused } = await readOverrides(window);
  expect(inForce).toEqual([]);
  expect(refused).toEqual([expect.stringContaining(words)]);
  if (!words.includes('another remote')) expect(sessionStorage.getItem(OVERRIDES_KEY)).toBeNull();
});
