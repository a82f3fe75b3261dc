import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_FILE, type Release } from '@waymark/contract';
import { REPOSITORY } from '../build/base-config';
import { changeChannel } from '../releases/channel';
import { openStore } from '../releases/files/open-store';
import { putInService } from '../releases/moves';
import { ReleaseStore } from '../releases/release-store';
import { readSigningKey } from '../releases/signing';
import { buildRelease } from '../testing/build-release';
import { providersOf } from './providers';
import { runCommand } from './run-command';

const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
/** The API version of each segment of the provider. */
let spoken: Readonly<Record<string, string>>;
let server: Server;
let store: string;
let lines: string;
let origin: string;

beforeEach(async () => {
  spoken = { v1: '1.0.0' };
  server = createServer(({ url = '' }, response) => {
    const api = spoken[url.split('/')[1] ?? ''];
    if (api === undefined || !url.endsWith('/provider.json')) response.writeHead(404).end();
    else response.end(JSON.stringify({ api }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = await mkdtemp(path.join(tmpdir(), 'waymark-spoken-'));
  lines = '';
  for (const where of ['log', 'error'] as const)
    jest.spyOn(console, where).mockImplementation((...words) => {
      lines += `${words.join(' ')}\n`;
    });
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(store, { recursive: true, force: true });
});

const run = (line: string, more: Record<string, string> = {}) =>
  runCommand(line.split(' '), { WAYMARK_STORE: store, WAYMARK_SIGNING_KEY: key, WAYMARK_API_ORIGIN: origin, ...more });

const release = (version: string, api: string): Release => buildRelease(version, { api });

/** Puts releases of a remote into service on a channel, one after the other, without checks. */
async function inService(channel: string, ...releases: readonly Release[]): Promise<void> {
  const options = { files: openStore(store, {}), channel, key: readSigningKey(key) };
  for (const each of releases) await changeChannel(options, 'mf-games', putInService('mf-games', each, 'release'));
}

describe('the providers of a channel', () => {
  const addresses = (channel: string, named?: string, env = {}) =>
    providersOf(channel, named, env).map(({ address }) => address);

  it("are those of the settings, with the channel's version segment", () => {
    expect(addresses('stable')).toEqual(['http://localhost:4000/v1']);
    expect(addresses('staging', undefined, { WAYMARK_PORT: '5001' })).toEqual(['http://localhost:6001/staging']);
    const settings = {
      WAYMARK_API_ORIGIN: 'https://api.example/',
      WAYMARK_API_VERSION: 'v2',
      WAYMARK_STAGING_VERSION: 'v9',
    };
    expect(addresses('stable', undefined, settings)).toEqual(['https://api.example/v2']);
    expect(addresses('staging', undefined, settings)).toEqual(['https://api.example/v9']);
  });

  // As readSettings of packages/launch derives the address for pages and their server.
  it.each([
    [{ WAYMARK_PROVIDER_PORT: '4444', WAYMARK_PORT: '5001' }, 'http://localhost:4444'],
    [{ WAYMARK_URL: 'https://hunts.example', WAYMARK_PROVIDER_PORT: '4444' }, 'https://hunts.example'],
    [{ WAYMARK_PROVIDER_ORIGIN: 'https://a.example', WAYMARK_URL: 'https://b.example' }, 'https://a.example'],
    [{ WAYMARK_API_ORIGIN: 'https://a.example', WAYMARK_PROVIDER_ORIGIN: 'https://b.example' }, 'https://a.example'],
    [{ WAYMARK_API_INTERNAL: 'http://10.0.0.5:4000', WAYMARK_API_ORIGIN: 'https://b.example' }, 'http://10.0.0.5:4000'],
    [{ WAYMARK_URL: ' ', WAYMARK_PROVIDER_PORT: '' }, 'http://localhost:4000'],
  ])('of the settings %j are at %s', (env, address) => {
    expect(addresses('stable', undefined, env)).toEqual([`${address}/v1`]);
  });

  it.each([
    [{ WAYMARK_PORT: '5000' }, 6001],
    [{ WAYMARK_PROVIDER_PORT: '6665' }, 6670],
    [{ WAYMARK_PORT: '9080' }, 10_081],
  ])('of the settings %j are asked at port %i, because fetch blocks the planned one', (env, port) => {
    expect(addresses('stable', undefined, env)).toEqual([`http://localhost:${port}/v1`]);
  });

  it('are those named, with their own segment if they have one', () => {
    expect(addresses('stable', 'https://a.example, https://b.example/v7/')).toEqual([
      'https://a.example/v1',
      'https://b.example/v7',
    ]);
  });

  it.each(['a.example', 'ftp://a.example', 'https://a.example/v1/users', 'https://a.example?x=1', ''])(
    'exclude %j',
    (text) => {
      expect(() => addresses('stable', text)).toThrow('is not a provider address; use one like https://api.example');
    },
  );
});

/** Runs a command like the tool, whose loader for remotes' sources is missing in tests. */
async function waymark(line: string, more: Record<string, string> = {}): Promise<string> {
  const program = path.join(REPOSITORY, 'packages/federation/bin/waymark.mjs');
  const env = { ...process.env, WAYMARK_STORE: store, WAYMARK_SIGNING_KEY: key, WAYMARK_API_ORIGIN: origin, ...more };
  const refused = await promisify(execFile)(process.execPath, [program, ...line.split(' ')], { env }).catch(
    ({ stderr, stdout }: { stderr: string; stdout: string }) => stdout + stderr,
  );
  return typeof refused === 'string' ? refused : `it went through: ${refused.stdout}`;
}

it('a release that no provider of its channel could serve is rejected before the build', async () => {
  spoken = { v1: '2.0.0', v9: '9.0.0' };
  const { version } = JSON.parse(await readFile(path.join(REPOSITORY, 'mf-games/package.json'), 'utf8'));
  expect(await waymark('release mf-games')).toBe(
    `mf-games ${version} speaks the API ^1.0.0, and ${origin}/v1 speaks 2.0.0: nobody could run it\n`,
  );
  expect(await waymark('release mf-games --channel staging', { WAYMARK_STAGING_VERSION: 'v9' })).toContain(
    `${origin}/v9 speaks 9.0.0: nobody could run it`,
  );
});

describe('a published release', () => {
  beforeEach(async () => {
    const desk = new ReleaseStore(openStore(store, {}));
    const folder = path.join(store, 'built');
    await mkdir(folder);
    await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(release('1.1.0', '^1.1.0')));
    await desk.publish('mf-games', '1.1.0', folder);
    await inService('stable', release('1.0.0', '^1.0.0'));
  });

  it.each(['promote mf-games 1.1.0', 'canary mf-games 10% 1.1.0'])(
    'stays out of service after "%s" while no provider speaks its API',
    async (line) => {
      expect(await run(line)).toBe(1);
      expect(lines).toBe(`mf-games 1.1.0 speaks the API ^1.1.0, and ${origin}/v1 speaks 1.0.0: nobody could run it\n`);
      lines = '';
      expect(await run(`${line} --provider ${origin}/v1,${origin}/v2`)).toBe(1);
      spoken = { v1: '1.1.0' };
      expect(await run(line)).toBe(0);
    },
  );

  it('succeeds with a warning if no provider responds', async () => {
    expect(await run('promote mf-games 1.1.0', { WAYMARK_API_ORIGIN: 'http://127.0.0.1:1' })).toBe(0);
    expect(lines).toBe(
      'No provider answers at http://127.0.0.1:1/v1: whether mf-games 1.1.0, which speaks the API ^1.1.0, fits there was not checked (--provider names another)\nmf-games 1.1.0 is in service on stable\n',
    );
  });
});

describe('the list', () => {
  it("names what doesn't run, why, and what runs instead", async () => {
    await inService('stable', release('1.0.0', '^1.0.0'), release('1.1.0', '^9.0.0'));
    expect(await run('list')).toBe(0);
    expect(lines).toContain(
      `! mf-games 1.1.0 does not run: it speaks the API ^9.0.0, and the provider speaks 1.0.0; 1.0.0 runs in its place (${origin}/v1)`,
    );
    lines = '';
    spoken = { v1: '9.3.0' };
    await run('list');
    expect(lines).not.toContain('!');
  });

  it('names stable releases that staging hosts cannot run', async () => {
    spoken = { v1: '1.0.0', staging: '2.0.0' };
    const other = { ...release('3.0.0', '^2.0.0'), container: 'mf_teams_3_0_0' };
    await inService('stable', release('1.0.0', '^1.0.0'));
    const options = { files: openStore(store, {}), channel: 'staging', key: readSigningKey(key) };
    await changeChannel(options, 'mf-teams', putInService('mf-teams', other, 'release'));
    await run('list');
    expect(lines.split('\n').filter((line) => line.includes('!'))).toEqual([
      `  ! mf-games 1.0.0 does not run: it speaks the API ^1.0.0, and the provider speaks 2.0.0; nothing runs in its place, and its screens say that they are not there (${origin}/staging)`,
    ]);
  });

  it('says when no provider answers', async () => {
    await inService('stable', release('1.0.0', '^9.0.0'));
    await run('list', { WAYMARK_API_ORIGIN: 'http://127.0.0.1:1' });
    expect(lines).toContain('No provider answers at http://127.0.0.1:1/v1: what it speaks is not known');
    expect(lines).not.toContain('!');
  });
});
