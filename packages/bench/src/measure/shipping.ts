import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listRemotes, readRemoteSource, sentBytes } from '@waymark/federation/build';
import { channelKey, FolderFiles, readChannel, signingKeyOf } from '@waymark/federation/releases';
import { BUILT, buildAll, planFreePorts, ROOT, readSettings, startStack } from '@waymark/launch';
import type { BenchRun } from '../bench-run';
import { newVisitor, openBrowser, signIn } from '../browser/browser';
import { makeCertificate } from '../browser/certificate';
import { watchPaint } from '../browser/paint-watch';
import { ROUTES } from '../browser/routes';
import { scratchFolder, seedFolder } from '../processes/engines';
import type { Figure } from '../result/figure';

const GROUP = 'Shipping one remote';
const REMOTE = 'mf-presentation';
const run = promisify(execFile);

/** Entry size of each remote, and the time from the release command to an open page that runs it. */
export async function measureShipping(bench: BenchRun): Promise<Figure[]> {
  await buildAll(bench.print);
  return [...(await entrySizes()), ...(await releaseTimes(bench))];
}

async function entrySizes(): Promise<Figure[]> {
  const { public: key } = await signingKeyOf(BUILT.signing);
  const { remotes } = await readChannel(new FolderFiles(BUILT.store), 'stable', key);
  const sizes = (await listRemotes()).map(async (id): Promise<Figure[]> => {
    const entry = remotes.find((remote) => remote.id === id)?.current.entry;
    if (entry === undefined) return [];
    const bytes = await sentBytes(BUILT.remotes + new URL(entry, 'http://page.invalid').pathname);
    return [{ group: 'Entry of each remote', name: id, value: bytes / 1000, unit: 'KB' }];
  });
  return (await Promise.all(sizes)).flat();
}

async function releaseTimes(bench: BenchRun): Promise<Figure[]> {
  const { end, print } = bench;
  print(`Releasing ${REMOTE}`);
  const store = join(await scratchFolder(bench), 'store');
  for (const part of ['registry', 'remotes']) await cp(join(BUILT.store, part), join(store, part), { recursive: true });
  const data = await seedFolder(bench);
  const settings = readSettings({ WAYMARK_DATA: data, WAYMARK_MAP_TILES: 'off' }, ROOT, await planFreePorts(82));
  const stack = await startStack({ settings, store: new FolderFiles(store), onLine: print });
  end.add(() => stack.stop());
  const browser = await openBrowser(end, makeCertificate(), print);
  const session = await signIn(browser, stack.origin);
  const page = await (await newVisitor(browser)).newPage();
  await page.addInitScript(watchPaint, { selector: ROUTES.settings.painted, session });
  const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/socket'));
  await page.goto(stack.origin + ROUTES.settings.path);
  await page.locator(ROUTES.settings.painted).first().waitFor();
  await live;

  const { version } = await readRemoteSource(REMOTE);
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/registry.json'), { timeout: 240_000 });
  const began = performance.now();
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const command = [join(ROOT, 'packages/federation/src/cli/main.ts'), 'release', REMOTE, '--store', store];
  const released = run(tsx, command, { cwd: ROOT });
  const inService = await whenInService(store, version);
  await heard;
  const entry = page.waitForRequest((request) => request.url().includes(`/${version}/remoteEntry.js`));
  await page.locator(`a[href="${ROUTES.analytics.path}"]`).first().click();
  await Promise.all([entry, page.locator(ROUTES.analytics.painted).first().waitFor()]);
  const running = performance.now();
  await released;
  return [
    {
      group: GROUP,
      name: 'from the command to being in service, checks included',
      value: inService - began,
      unit: 'ms',
    },
    { group: GROUP, name: 'from then until an open page runs it', value: running - inService, unit: 'ms' },
  ];
}

/** Polls the store until it lists the version. */
async function whenInService(store: string, version: string): Promise<number> {
  const files = new FolderFiles(store);
  const last = performance.now() + 240_000;
  while (performance.now() < last) {
    const stored = await files.read(channelKey('stable'));
    if (stored?.content.toString().includes(`/${REMOTE}/${version}/`)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${REMOTE} ${version} did not come into service`);
}
