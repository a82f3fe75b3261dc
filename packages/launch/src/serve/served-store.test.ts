import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3StandIn, startS3StandIn } from '@waymark/bucket/testing';
import { REGISTRY_BLOCK_ID, type Registry } from '@waymark/contract';
import { openStore, ReleaseService, ReleaseStore, type SigningKey, signingKeyOf } from '@waymark/federation/releases';
import { buildRelease } from '@waymark/federation/testing';
import { planFreePorts } from '../settings/free-ports';
import { originOf, portOfRemote } from '../settings/ports';
import { readSettings, type Settings } from '../settings/settings';
import { namedStore } from './named-store';
import { type StaticServers, type StaticServersOptions, startStaticServers } from './static-servers';

let folder: string;
let service: S3StandIn;
let settings: Settings;
let key: SigningKey;
const running: StaticServers[] = [];
const lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-served-'));
  service = await startS3StandIn();
  key = await signingKeyOf(join(folder, 'keys'));
  await mkdir(join(folder, 'shell'));
  await writeFile(join(folder, 'shell/index.html'), '<html><head><title>x</title></head><body></body></html>');
  const variables = { WAYMARK_DATA: join(folder, 'data'), WAYMARK_REGISTRY_KEY: key.public };
  settings = readSettings(variables, folder, await planFreePorts(61));
  lines.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((servers) => servers.close()));
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const store = () =>
  openStore(`s3://${service.bucket}/releases`, {
    WAYMARK_STORE_ENDPOINT: service.endpoint,
    WAYMARK_STORE_ACCESS_KEY: service.accessKey,
    WAYMARK_STORE_SECRET_KEY: service.secretKey,
    WAYMARK_STORE_REGION: service.region,
  });
const desk = () => new ReleaseService(new ReleaseStore(store()), key);
const start = async (own: Partial<StaticServersOptions> = {}) => {
  const built = {
    shell: join(folder, 'shell'),
    embed: '',
    store: folder,
    signing: join(folder, 'keys'),
    registry: '',
    remotes: '',
  };
  const servers = await startStaticServers({
    settings,
    built: { ...built, key: '' },
    store: store(),
    onLine: (line) => lines.push(line),
    ...own,
  });
  running.push(servers);
  return servers;
};

async function built(version: string): Promise<string> {
  const place = join(folder, 'candidate', version);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'remoteEntry.js'), `entry of ${version}`);
  const release = buildRelease(version, { entry: `/mf-games/${version}/remoteEntry.js` });
  await writeFile(join(place, 'release.json'), JSON.stringify(release));
  return place;
}

async function inService(): Promise<string | undefined> {
  const page = await (await fetch(originOf(settings.ports.shell))).text();
  const text = new RegExp(`id="${REGISTRY_BLOCK_ID}">(.*?)</script>`).exec(page)?.[1];
  return text && (JSON.parse(text) as Registry).remotes[0]?.current.version;
}
const entryOf = (version: string) =>
  fetch(`${originOf(portOfRemote(settings.ports, 'mf-games'))}/mf-games/${version}/remoteEntry.js`);

it('must be an existing folder', () => {
  const none = join(folder, 'nope');
  expect(() => namedStore({ store: none }, {})).toThrow(`WAYMARK_STORE: there is no folder ${none}.`);
  expect(namedStore({ store: folder }, {})?.place).toBe(folder);
});

describe('a single public address', () => {
  it('serves pages and remotes from one port, over HTTPS only', async () => {
    const variables = { WAYMARK_URL: 'https://hunts.example', WAYMARK_REGISTRY_KEY: key.public };
    settings = readSettings({ ...variables, WAYMARK_DATA: join(folder, 'data') }, folder, settings.ports);
    await desk().release('mf-games', '1.0.0', await built('1.0.0'), 'stable');
    expect((await start()).origin).toBe('https://hunts.example');
    const port = originOf(settings.ports.shell);
    const page = await fetch(port);
    expect(await page.text()).toContain('"https://hunts.example/mf-games/1.0.0/remoteEntry.js"');
    expect(page.headers.get('Strict-Transport-Security')).toBe('max-age=15552000');
    const entry = await fetch(`${port}/mf-games/1.0.0/remoteEntry.js`, {
      headers: { Origin: 'https://hunts.example' },
    });
    expect(await entry.text()).toBe('entry of 1.0.0');
    expect(entry.headers.get('Access-Control-Allow-Origin')).toBe('https://hunts.example');
    await expect(entryOf('1.0.0')).rejects.toThrow();
  });
});

describe('releases in a bucket', () => {
  it('are served once in service, even while the bucket is down', async () => {
    await desk().release('mf-games', '1.0.0', await built('1.0.0'), 'stable');
    await start();
    expect(await inService()).toBe('1.0.0');
    const entry = await entryOf('1.0.0');
    expect([entry.status, await entry.text()]).toEqual([200, 'entry of 1.0.0']);
    expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await entryOf('1.0.1')).status).toBe(404);
    service.failNext(Number.POSITIVE_INFINITY, 503);
    expect(await (await entryOf('1.0.0')).text()).toBe('entry of 1.0.0');
    expect(await inService()).toBe('1.0.0');
  });

  it('leave the page reachable if the bucket is down at start, and follow later', async () => {
    service.failNext(Number.POSITIVE_INFINITY, 503);
    const { origin } = await start();
    expect(await inService()).toBeUndefined();
    expect((await fetch(`${origin}/registry.json`)).status).toBe(503);
    // The other channel is read a second later.
    const aboutStable = lines.filter((line) => line.includes('stable'));
    expect(aboutStable).toEqual([expect.stringMatching(/503.*nothing is in service/)]);
    expect(await (await fetch(`${origin}/ready`)).json()).toEqual({ status: 'nothing is in service' });
    expect([(await fetch(`${origin}/health`)).status, (await fetch(`${origin}/ready`)).status]).toEqual([200, 503]);
    service.failNext(0, 503);
    await desk().release('mf-games', '1.1.0', await built('1.1.0'), 'stable');
    expect(await inService()).toBe('1.1.0');
    expect((await fetch(`${origin}/registry.json`)).status).toBe(200);
  });

  it('name the remotes that a store lacks, at start and when asked whether it is ready', async () => {
    const { origin } = await start();
    const all = Object.keys(settings.ports.remotes);
    const lacks = (missing: readonly string[]) => `${store().place} has no ${missing.join(', ')}, so`;
    const ready = async () => {
      const answer = await fetch(`${origin}/ready`);
      return [answer.status, ((await answer.json()) as { notice?: string }).notice];
    };
    expect(lines).toEqual([expect.stringContaining(lacks(all))]);
    expect(await ready()).toEqual([503, lines[0]]);
    await desk().release('mf-games', '1.0.0', await built('1.0.0'), 'stable');
    expect(await inService()).toBe('1.0.0');
    expect(await ready()).toEqual([200, expect.stringContaining(lacks(all.filter((id) => id !== 'mf-games')))]);
  });

  it('on trial are rolled back by the server, with the reason in the list', async () => {
    await desk().release('mf-games', '1.0.0', await built('1.0.0'), 'stable');
    await desk().release('mf-games', '1.1.0', await built('1.1.0'), 'stable', 10);
    const { origin } = await start();
    for (const browser of ['a', 'b', 'c']) {
      const report = { remote: 'mf-games', version: '1.1.0', kind: 'chunk', browser };
      const cookie = (await fetch(origin)).headers.get('set-cookie')?.split(';')[0] ?? '';
      await fetch(`${origin}/release-report`, { method: 'POST', headers: { cookie }, body: JSON.stringify(report) });
    }
    expect((await desk().entryOf('mf-games', 'stable'))?.canary).toBeUndefined();
    expect((await desk().movesOf('stable')).at(-1)).toMatchObject({
      what: 'turned-back',
      before: '1.1.0',
      why: 'it failed in 3 browsers, at last with chunk',
    });
  });
});

it('accepts a report at every server with the same secret, without a signing key', async () => {
  const built = { shell: join(folder, 'shell'), embed: '', store: folder, registry: '', remotes: '', key: '' };
  const startWith = async (secret: string) => {
    const own = { ...settings, ports: await planFreePorts(63) };
    return (await start({ settings: own, built, secret })).origin;
  };
  const [one, other, stranger] = [await startWith('shared'), await startWith('shared'), await startWith('guessed')];
  const report = { remote: 'mf-games', version: '1.0.0', kind: 'chunk', browser: 'a' };
  const cookie = (await fetch(one)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const say = async (origin: string) =>
    (await fetch(`${origin}/release-report`, { method: 'POST', headers: { cookie }, body: JSON.stringify(report) }))
      .status;
  expect([await say(other), await say(stranger)]).toEqual([204, 403]);
});
