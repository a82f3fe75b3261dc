import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type ProviderOffer, REGISTRY_BLOCK_ID, type Registry, type SignedRegistry } from '@waymark/contract';
import { FolderFiles, type SigningKey, signingKeyOf, signRegistry } from '@waymark/federation/releases';
import { PlainFailure } from '../plain-failure';
import { readSettings } from '../settings/settings';
import { ask, prepareFolder, serve, served } from '../testing/served-folder';
import { Registries } from './registries';
import { RegistryFile } from './registry-file';
import { ReleaseReports } from './release-reports';
import { ReportTickets } from './report-tickets';
import { shellHandler } from './shell-server';

const lines: string[] = [];
let keys: string;
let key: SigningKey;
let strangersKey: SigningKey;
beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), 'waymark-keys-'));
  key = await signingKeyOf(join(keys, 'ours'));
  strangersKey = await signingKeyOf(join(keys, 'theirs'));
});
afterAll(() => rm(keys, { recursive: true, force: true }));

const registry = (revision: number): Registry => ({ channel: 'stable', revision, remotes: [] });
const signed = (revision: number): string => JSON.stringify(signRegistry(registry(revision), key));
async function publish(revision: number): Promise<void> {
  const file = join(served.folder, 'stable.json');
  await writeFile(file, signed(revision));
  await utimes(file, revision, revision);
}
/** The registry revision in a request's page. */
async function revisionAt(port: number): Promise<number> {
  const page = (await ask(port, '/')).body.toString();
  const text = new RegExp(`id="${REGISTRY_BLOCK_ID}">(.*?)</script>`).exec(page)?.[1];
  return (JSON.parse(text ?? '{}') as Registry).revision;
}

prepareFolder();
beforeEach(async () => {
  lines.length = 0;
  await publish(1);
});

let clock = 0;
const turnedBack: string[][] = [];
/** Which attempt to end the trial fails. */
const failing = 1;
let offered: ProviderOffer | undefined;
const channel = (name: string) =>
  new RegistryFile(
    new FolderFiles(served.folder),
    name,
    {},
    { publicKey: key.public, onRefused: (reason) => lines.push(reason) },
  );
/** The cookie of a page opened now. */
const ticketFrom = async (port: number) => {
  const [cookie = ''] = (await ask(port, '/')).headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Path=\/release-report; Max-Age=86400; HttpOnly; SameSite=Strict$/);
  return cookie.split(';')[0] ?? '';
};
const shell = async () =>
  await serve(
    await shellHandler({
      folder: served.folder,
      config: readSettings({}, '/srv').page,
      offers: { at: async () => offered },
      registries: new Registries({
        stable: channel('stable.json'),
        staging: channel('staging.json'),
        stagingHosts: ['staging.localhost'],
      }),
      reports: new ReleaseReports({
        onLine: () => {},
        tickets: new ReportTickets({ secret: async () => Buffer.from('secret'), now: () => clock }),
        turnBack: async (...words) => turnedBack.push(words) !== failing,
      }),
      remoteOrigins: ['http://localhost:3101'],
    }),
  );

describe('the server of the shell', () => {
  it("tells the page the provider's capabilities, and allows what they need", async () => {
    const origin = await shell();
    const bucket = 'https://bucket.example';
    offered = { api: '1.0.0', capabilities: { 'webhook-test': '1.0.0' }, media_origins: [bucket] };
    const reported = await ask(origin, '/', {});
    offered = { ...offered, capabilities: {} };
    const without = await ask(origin, '/', {});
    offered = undefined;
    expect(reported.body.toString()).toContain('"provider":{"api":"1.0.0"');
    const policy = (answer: typeof reported) => String(answer.headers['content-security-policy']);
    for (const directive of ['img-src', 'media-src', 'connect-src']) {
      expect(policy(reported)).toMatch(new RegExp(`${directive} [^;]*${bucket}`));
    }
    expect(policy(reported)).not.toMatch(/connect-src [^;]*https:[ ;]/);
    expect(policy(without)).toMatch(/connect-src [^;]*https: /);
  });

  it.each(['/', '/games/edit/7', '/nowhere?x=/a.js', '/index.html'])('answers %s with the page', async (path) => {
    const answer = await ask(await shell(), path, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(brotliDecompressSync(answer.body).toString()).toContain('waymark-config');
  });

  it("can be installed under its white label's name", async () => {
    const port = await shell();
    const manifest = await ask(port, '/manifest.webmanifest');
    expect(manifest.headers['content-type']).toBe('application/manifest+json');
    const { name, icons } = JSON.parse(manifest.body.toString());
    const page = (await ask(port, '/')).body.toString();
    expect(page).toContain(`<title>${name}</title>`);
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const icon = await ask(port, icons[0].src);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const touch = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page)?.[1] ?? '';
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
    for (const src of [touch, ...pictures.map((one: { src: string }) => one.src)]) {
      const picture = await ask(port, src);
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  it('returns 304 for a page the browser has', async () => {
    const port = await shell();
    const etag = String((await ask(port, '/')).headers.etag);
    expect((await ask(port, '/', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(port, '/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('sends page-only headers with pages only', async () => {
    const port = await shell();
    const [page, script] = await Promise.all([ask(port, '/'), ask(port, '/assets/main.0123abcd.js')]);
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page.headers['permissions-policy']).toContain('camera=()');
    expect(script.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(script.headers).not.toHaveProperty('permissions-policy');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets files with a hash be cached forever', async () => {
    const answer = await ask(await shell(), '/assets/main.0123abcd.js');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body.toString()).toBe('console');
  });

  it.each([
    ['GET', '/assets/gone.0123abcd.js', 404],
    ['GET', '/assets/../../etc/passwd', 400],
    ['GET', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ['GET', '/%E0%A4%A', 400],
    ['POST', '/', 405],
  ])('%s %s is %i', async (method, path, status) => {
    expect((await ask(await shell(), path, {}, method)).status).toBe(status);
  });

  it('puts a new registry into service without a restart', async () => {
    const port = await shell();
    await publish(2);
    expect(await revisionAt(port)).toBe(2);
  });

  it.each([
    ['a half-written one', '{"document":"{'],
    ['an unsigned one', '{"channel":"stable","revision":3,"remotes":[]}'],
    ['one whose signature is another document’s', () => signed(3).replace('\\"revision\\":3', '\\"revision\\":4')],
    ['one signed with another key', () => JSON.stringify(signRegistry(registry(3), strangersKey))],
    ['one of another channel', () => JSON.stringify(signRegistry({ ...registry(3), channel: 'staging' }, key))],
  ])('keeps the last good registry instead of %s, and logs that once', async (_, text) => {
    const port = await shell();
    const file = join(served.folder, 'stable.json');
    await writeFile(file, typeof text === 'string' ? text : text());
    await utimes(file, 3, 3);
    expect([await revisionAt(port), await revisionAt(port)]).toEqual([1, 1]);
    expect(lines).toEqual([expect.stringMatching(/(signature|signed|staging).*revision 1 stays in force/)]);
    await publish(5);
    expect(await revisionAt(port)).toBe(5);
  });

  it('gives open pages the signed documents, those of staging on staging hosts only', async () => {
    const port = await shell();
    const documentsFor = async (host: string) => {
      const text = (await ask(port, '/registry.json', { host })).body.toString();
      return (JSON.parse(text) as SignedRegistry[]).map(({ document }) => (JSON.parse(document) as Registry).channel);
    };
    expect(await documentsFor('staging.localhost:3000')).toEqual(['stable']);
    await writeFile(
      join(served.folder, 'staging.json'),
      JSON.stringify(signRegistry({ ...registry(2), channel: 'staging' }, key)),
    );
    expect(await documentsFor('staging.localhost:3000')).toEqual(['stable', 'staging']);
    expect(await documentsFor('localhost:3000')).toEqual(['stable']);
  });

  it('rolls back a canary when three browsers report a failure', async () => {
    const port = await shell();
    const say = (browser: string, cookie: string) =>
      ask(port, '/release-report', { cookie }, 'POST', {
        remote: 'mf-games',
        version: '1.1.0',
        kind: 'integrity',
        browser,
      });
    const report = async (browser: string) => await say(browser, await ticketFrom(port));
    // Without a recently opened page, reports are ignored.
    const [stale, forged] = [await ticketFrom(port), (await ticketFrom(port)).replace(/.$/, '-')];
    clock += 25 * 60 * 60_000;
    for (const cookie of ['', stale, forged]) {
      for (const browser of ['x', 'y', 'z']) expect((await say(browser, cookie)).status).toBe(403);
    }
    // One page is one browser, whatever name it sends.
    const ticket = await ticketFrom(port);
    for (const browser of ['a', 'x', 'y', 'z']) expect((await say(browser, ticket)).status).toBe(204);
    for (const browser of ['a', 'b', 'b', 'a']) expect((await report(browser)).status).toBe(204);
    expect(turnedBack).toEqual([]);
    await report('c');
    await report('d');
    expect(turnedBack).toEqual([['mf-games', '1.1.0', 'it failed in 3 browsers, at last with integrity']]);
    // It wasn't on trial then, so ending is retried; after a trial has ended, counting restarts.
    for (const browser of ['e', 'f', 'a', 'b', 'c']) await report(browser);
    expect(turnedBack.slice(1).map(([, , why]) => why)).toEqual([
      'it failed in 6 browsers, at last with integrity',
      'it failed in 3 browsers, at last with integrity',
    ]);
    const cookie = await ticketFrom(port);
    expect((await ask(port, '/release-report', { cookie }, 'POST', { remote: 7 })).status).toBe(400);
  });

  it('reports a missing build in one sentence', async () => {
    await rm(join(served.folder, 'index.html'));
    await expect(shell()).rejects.toThrow(PlainFailure);
  });
});
