import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeEventLoop, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';

probeEventLoop();

let provider: TestProvider;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-legal-'));
  provider = await startTestProvider({ legalFolder: join(folder, 'law') });
  await write('../beside/privacy.html', 'Nothing of ours');
}, START_TIMEOUT);
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

async function write(path: string, text: string | Buffer): Promise<void> {
  const file = join(folder, 'law', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const ask = async (whitelabel: string, kind: string, to?: string) =>
  await provider
    .visitor(whitelabel)
    .get<{ html: string; language?: string }>(`/legal/${kind}.json${to ? `?to=${to}` : ''}`);
const text = async (...requests: Parameters<typeof ask>) => (await ask(...requests)).body;

it("serves the white label's text in the requested language, to anyone", async () => {
  await write('harbour/privacy.html', '<h2>Your data</h2><p>Stays in the harbour.</p>');
  await write('harbour/privacy.de.html', '<p>Bleibt im Hafen.</p>');
  await write('harbour/privacy.pt-BR.html', '<p>Fica no porto.</p>');
  expect(await text('harbour', 'privacy')).toEqual({ html: '<h2>Your data</h2><p>Stays in the harbour.</p>' });
  expect(await text('harbour', 'privacy', 'de')).toEqual({ html: '<p>Bleibt im Hafen.</p>', language: 'de' });
  expect(await text('harbour', 'privacy', 'de-AT')).toMatchObject({ language: 'de' });
  expect(await text('harbour', 'privacy', 'pt-BR')).toMatchObject({ language: 'pt-BR' });
  expect(await text('harbour', 'privacy', 'pt')).toMatchObject({ html: expect.stringContaining('Your data') });
});

it('is empty without a file, so the builder shows its own text', async () => {
  await write('bay/privacy.html', '<p>Ours</p>');
  await write('bay/terms.html', ' \n');
  expect(await text('bay', 'terms')).toEqual({ html: '' });
  expect(await text('nobody', 'privacy')).toEqual({ html: '' });
  expect(await text('bay', 'privacy', 'zz')).toEqual({ html: '<p>Ours</p>' });
  expect((await ask('bay', 'imprint')).status).toBe(400);
  expect((await ask('bay', 'privacy', '../../beside/x')).status).toBe(400);
});

it("never serves another white label's text or files outside the folder", async () => {
  await write('quay/privacy.html', '<p>Of the quay</p>');
  expect(await text('quayside', 'privacy')).toEqual({ html: '' });
  for (const name of ['..', '../beside', './quay', 'quay/../../beside', '..\\beside', '', '.', '%2e%2e/beside']) {
    expect([name, await text(name, 'privacy')]).toEqual([name, { html: '' }]);
  }
});

it('strips scripts and handlers', async () => {
  await write(
    'reef/terms.html',
    '<p onclick="steal()">Fair<script>steal()</script></p><a href="javascript:steal()">play</a><iframe src="//x"></iframe>',
  );
  expect(await text('reef', 'terms')).toEqual({ html: '<p>Fair</p><a>play</a>' });
});

it('skips oversized or unreadable files and reports each once', async () => {
  await write('cape/privacy.html', Buffer.alloc(5_000_000, 'a'));
  await mkdir(join(folder, 'law/cape/terms.html'));
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await text('cape', 'privacy')).toEqual({ html: '' });
    expect(await text('cape', 'terms')).toEqual({ html: '' });
  }
  const received = provider.faults.map((fault) => (fault as Error).message);
  expect(received).toEqual([
    expect.stringContaining('cape/privacy.html is not a text file of at most'),
    expect.stringContaining('cape/terms.html'),
  ]);
});

it('picks up changes to the file', async () => {
  await write('isle/terms.html', 'One');
  expect((await text('isle', 'terms')).html).toBe('One');
  await write('isle/terms.html', 'Another');
  expect((await text('isle', 'terms')).html).toBe('Another');
});
