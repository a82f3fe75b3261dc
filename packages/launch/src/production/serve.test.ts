import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelKey, signingKeyOf } from '@waymark/federation/releases';
import { BUILT } from '../built';
import { planFreePorts } from '../settings/free-ports';
import { originOf } from '../settings/ports';
import { serve } from './serve';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-production-'));
  Object.assign(BUILT, { shell: join(folder, 'shell') });
  await mkdir(BUILT.shell);
  await writeFile(join(BUILT.shell, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

it('logs events of the builder as JSON lines', async () => {
  const lines: string[] = [];
  const ports = await planFreePorts(62);
  const key = await signingKeyOf(join(folder, 'keys'));
  const store = join(folder, 'store');
  await mkdir(join(store, 'registry'), { recursive: true });
  await writeFile(join(store, channelKey('stable')), 'not signed');
  let stop = () => {};
  const requested = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const isReady = new Promise<void>((resolve) => {
    jest.spyOn(console, 'log').mockImplementation((line) => {
      if (String(line).startsWith('Waymark is ready')) resolve();
      else lines.push(String(line));
    });
  });
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(...String(text).trim().split('\n')) > 0);

  const env = {
    WAYMARK_PORT: String(ports.shell),
    WAYMARK_API_ORIGIN: 'http://127.0.0.1:1',
    WAYMARK_PLAYER_ORIGIN: 'https://play.example',
    WAYMARK_DATA: join(folder, 'data'),
    WAYMARK_REGISTRY_KEY: key.public,
    WAYMARK_STORE: store,
  };
  const ended = serve('builder', env, { signal: new AbortController().signal, requested });
  await isReady;
  await fetch(originOf(ports.shell));
  stop();
  expect(await ended).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContainEqual(
    expect.stringContaining('nothing is in service'),
  );
});
