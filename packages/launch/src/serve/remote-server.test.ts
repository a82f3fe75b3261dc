import { utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isFree } from '../settings/free-ports';
import { ask, prepareFolder, serve, served } from '../testing/served-folder';
import { listen } from './listener';
import { remoteHandler } from './remote-server';

prepareFolder();

describe('the server of a remote', () => {
  const remote = () =>
    serve(
      remoteHandler({ id: 'assets', folder: served.folder, mayLoad: (origin) => origin === 'http://localhost:3000' }),
    );

  it("allows only the shell's pages to load it", async () => {
    const port = await remote();
    const path = '/assets/main.0123abcd.js';
    const own = await ask(port, path, { origin: 'http://localhost:3000' });
    const other = await ask(port, path, { origin: 'http://elsewhere.example' });
    expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    expect(own.headers.vary).toContain('Origin');
  });

  it('sends the compressed file beside the original, unless it is older', async () => {
    const packed = join(served.folder, 'assets/main.0123abcd.js.gz');
    await writeFile(packed, gzipSync('console'));
    const port = await remote();
    const first = await ask(port, '/assets/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(first.body.equals(gzipSync('console'))).toBe(true);
    await utimes(packed, 1, 1);
    const second = await ask(port, '/assets/main.0123abcd.js', { 'accept-encoding': 'gzip' });
    expect(second.headers['content-encoding']).toBeUndefined();
  });

  it('returns 404 for missing files and folders', async () => {
    const port = await remote();
    expect((await ask(port, '/')).status).toBe(404);
    expect((await ask(port, '/assets/')).status).toBe(404);
    expect((await ask(port, '/assets')).status).toBe(404);
  });

  it('returns 404 for the files of another remote', async () => {
    expect((await ask(await remote(), '/stable.json')).status).toBe(404);
  });
});

it('reports a port in use in one sentence', async () => {
  const port = await serve(async (_, response) => void response.end());
  await expect(listen(port, 'the shell', async () => undefined)).rejects.toThrow(
    `Port ${port}, needed for the shell, is in use by another program.`,
  );
});

/** A machine may have no IPv6. */
const LOOPBACKS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => address === '127.0.0.1' || address === '::1');

it.each(LOOPBACKS)('detects a port in use at %s', async (host) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen({ port: 0, host }, () => resolve((other.address() as AddressInfo).port));
  });
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => other.close(resolve));
  expect(await isFree(port)).toBe(true);
});
