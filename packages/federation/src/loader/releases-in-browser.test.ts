import type { Page } from '@playwright/test';
import { FixturePage, gone, pathOf, REMOTE, registryOf } from '../../fixture/fixture-page';
import type { Fault, FixtureServers } from '../../fixture/fixture-servers';

let fixture: FixturePage;
let servers: FixtureServers;
let page: Page;

beforeAll(async () => {
  fixture = await FixturePage.start();
  ({ servers } = fixture);
}, 240_000);
afterAll(() => fixture?.stop());
beforeEach(async () => {
  page = await fixture.renew();
});

const useRegistry = (registry: ReturnType<typeof registryOf>) =>
  page.evaluate((next) => window.page.loader.useRegistry({ ok: true, registry: next }), registry);

describe('two releases of one remote on one page', () => {
  it('run side by side, each with its own scripts and state', async () => {
    await fixture.open(registryOf(await fixture.released('1.0.0')));
    expect(await fixture.outcome()).toBe('ready');
    await useRegistry(registryOf(await fixture.released('1.1.0')));
    await page.evaluate((id) => window.page.plant(id), REMOTE);
    expect(await fixture.shown()).toEqual(['1.0.0', '1.1.0']);
    for (const version of ['1.0.0', '1.1.0']) {
      const place = page.locator(`[data-version="${version}"]`);
      await place.locator('button').first().click();
      await place.locator('[data-fetch]').click();
      expect(await place.locator('[data-lazy]').textContent()).toBe(`${version} later`);
      expect(await place.locator('button').first().textContent()).toBe('1');
    }
    expect(fixture.problems).toEqual([]);
  });
});

describe('one changed byte', () => {
  const flipped =
    (place: (length: number) => number): Fault =>
    (response, content) => {
      const bytes = Buffer.from(content());
      const at = place(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      response.end(bytes);
    };
  const PLACES = [() => 0, (length: number) => Math.floor(length / 2), (length: number) => length - 1];

  it('in any script of a release is rejected, and the previous release runs', async () => {
    const [current, previous] = [await fixture.released('1.2.0'), await fixture.released('1.0.0')];
    const scripts = fixture.filesOf(current).filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(3);
    for (const script of scripts) {
      for (const place of PLACES) {
        page = await fixture.renew();
        servers.faults.set(script, flipped(place));
        await fixture.open(registryOf(current, previous));
        // The lazy part breaks nothing before it is requested.
        if ((await fixture.outcome()) === 'ready') await page.locator('[data-fetch]').click();
        await page.locator('[data-version="1.0.0"]').waitFor();
        expect([script, await fixture.failures()]).toEqual([script, ['integrity']]);
        expect(await fixture.shown()).toEqual(['1.0.0']);
        expect(await page.locator('[data-lazy]').count()).toBe(0);
      }
    }
  });
});

describe('a missing chunk', () => {
  const part = async (version: string) =>
    fixture.filesOf(await fixture.released(version)).find((file) => /\/\d+\.[0-9a-f]+\.js$/.test(file)) ?? '';

  it('brings back the previous release, unless unsaved input would be lost', async () => {
    servers.faults.set(await part('1.1.0'), gone);
    await fixture.open(registryOf(await fixture.released('1.1.0'), await fixture.released('1.0.0')));
    await fixture.outcome();
    await page.getByLabel('Text').fill('not saved yet');
    await page.evaluate(() => {
      document.documentElement.dataset.unsaved = '';
    });
    await page.locator('[data-fetch]').click();
    await page.locator('[data-problem]').waitFor();
    expect(await page.getByLabel('Text').inputValue()).toBe('not saved yet');
    expect(await fixture.shown()).toEqual(['1.1.0']);
    expect(await fixture.failures()).toEqual(['chunk']);

    await page.evaluate(() => {
      delete document.documentElement.dataset.unsaved;
    });
    await page.locator('[data-fetch]').click();
    await page.locator('[data-version="1.0.0"]').waitFor();
    expect(await fixture.outcome()).toBe('degraded');
  });

  it('of a much older release leaves its page alone, and the newest loads next time', async () => {
    await fixture.open(registryOf(await fixture.released('0.9.0')));
    await fixture.outcome();
    await page.getByLabel('Text').fill('typed long ago');
    for (const [current, previous] of [
      ['1.0.0', '0.9.0'],
      ['1.1.0', '1.0.0'],
      ['1.2.0', '1.1.0'],
    ] as const)
      await useRegistry(registryOf(await fixture.released(current), await fixture.released(previous)));
    for (const file of fixture.filesOf({ version: '0.9.0' })) servers.faults.set(file, gone);
    await page.locator('[data-fetch]').click();
    await page.locator('[data-problem]').waitFor();
    expect(await page.getByLabel('Text').inputValue()).toBe('typed long ago');
    await page.evaluate(() => window.page.show(null));
    await page.locator('[data-version]').waitFor({ state: 'detached' });
    await page.evaluate((id) => window.page.show(id), REMOTE);
    expect(await fixture.outcome()).toBe('ready');
    expect(await fixture.shown()).toEqual(['1.2.0']);
  });

  it('of a half-deployed release brings back the previous one until the rest arrives', async () => {
    const [current, previous] = [await fixture.released('1.2.0'), await fixture.released('1.1.0')];
    const missing = fixture.filesOf(current).filter((file) => file.endsWith('.js') && file !== pathOf(current.entry));
    for (const file of missing) servers.faults.set(file, gone);
    await fixture.open(registryOf(current, previous));
    expect(await fixture.outcome()).toBe('degraded');
    expect(await fixture.shown()).toEqual(['1.1.0']);
    const requests = servers.requests.length;
    servers.faults.clear();
    await page.evaluate((id) => window.page.loader.retry(id), REMOTE);
    await page.locator('[data-version="1.2.0"]').waitFor();
    expect(await fixture.outcome()).toBe('ready');
    // Entry and first part each once more: no endless retries.
    expect(servers.requests.length - requests).toBeLessThanOrEqual(2);
  });
});

describe('shells and remotes of different versions', () => {
  const OLDER = '0.9.0';
  const NEWER_SHELL = '?contract=1.1.0&session=1.2.0';
  const cases: readonly [what: string, version: string, shell: string, outcome: string][] = [
    ['an older remote', OLDER, '', 'ready'],
    ['an older remote in a newer shell', OLDER, NEWER_SHELL, 'ready'],
    ['a current remote in a newer shell', '1.1.0', NEWER_SHELL, 'ready'],
    ['a remote that wants a newer contract', '2.0.0', '', 'incompatible'],
    ['the same in a shell that has it', '2.0.0', NEWER_SHELL, 'ready'],
    ['a remote that needs a newer capability', '2.1.0', '', 'incompatible'],
    ['the same in a shell that has it', '2.1.0', NEWER_SHELL, 'ready'],
    ['a remote with a newer optional capability', '2.2.0', '', 'ready'],
    ['a remote built against a newer React', '2.3.0', '', 'shared-mismatch'],
    ['a remote in a shell with another contract', '1.1.0', '?contract=2.0.0', 'incompatible'],
  ];

  it.each(cases)('%s (%s%s): %s', async (_, version, shell, outcome) => {
    await fixture.open(registryOf(await fixture.released(version)), shell);
    expect(await fixture.outcome()).toBe(outcome);
    expect(await fixture.shown()).toEqual(outcome === 'ready' ? [version] : []);
    if (outcome === 'incompatible') expect(servers.requests).toEqual([]);
    expect(fixture.problems).toEqual([]);
  });

  it.each(['2.0.0', '2.1.0', '2.3.0'])('%s is replaced by a compatible previous release', async (version) => {
    await fixture.open(registryOf(await fixture.released(version), await fixture.released(OLDER)));
    expect(await fixture.outcome()).toBe('degraded');
    expect(await fixture.shown()).toEqual([OLDER]);
  });
});
