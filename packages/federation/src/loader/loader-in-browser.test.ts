import type { Page } from '@playwright/test';
import { placeRelease, type Registry, type Release } from '@waymark/contract';
import { changed, FixturePage, gone, hung, pathOf, REMOTE, registryOf } from '../../fixture/fixture-page';
import type { Fault, FixtureServers } from '../../fixture/fixture-servers';
import { integrityOf } from '../build/release/integrity';

let fixture: FixturePage;
let servers: FixtureServers;
let page: Page;
let problems: string[];

beforeAll(async () => {
  fixture = await FixturePage.start();
  ({ servers } = fixture);
}, 240_000);
afterAll(() => fixture?.stop());
beforeEach(async () => {
  page = await fixture.renew();
  ({ problems } = fixture);
});

const released = (version: string): Promise<Release> => fixture.released(version);
const chunkOf = (release: Release, pattern: RegExp) =>
  fixture.filesOf(release).find((file) => pattern.test(file)) ?? '';
const open = (registry: Registry | string, query = ''): Promise<void> => fixture.open(registry, query);
const outcome = () => fixture.outcome();
const shownVersions = () => fixture.shown();
const failures = () => fixture.failures();
const statuses = () =>
  page.evaluate(() => window.page.events.flatMap((event) => (event.type === 'state' ? [event.state.status] : [])));

describe('a valid remote', () => {
  it('is loaded, checked and shown once, under a strict policy', async () => {
    const current = await released('1.1.0');
    await open(registryOf(current));
    expect(await outcome()).toBe('ready');
    expect(await statuses()).toEqual(['resolving', 'loading', 'mounting', 'ready']);
    expect(await shownVersions()).toEqual(['1.1.0']);
    // The shell runs in React's strict mode, which starts every effect twice.
    expect(await page.evaluate(() => window.fixtureStarts)).toBe(1);
    expect(servers.requests).toEqual([pathOf(current.entry)]);
    expect(problems).toEqual([]);
  });

  it("uses the host's React and checks its lazy chunks", async () => {
    await open(registryOf(await released('1.1.0')));
    await outcome();
    await page.locator('[data-version] button').first().click();
    expect(await page.locator('[data-version] button').first().textContent()).toBe('1');
    await page.locator('[data-fetch]').click();
    await page.locator('[data-lazy]').waitFor();
    expect(problems).toEqual([]);
  });

  it('is removed with all its nodes on navigation', async () => {
    await open(registryOf(await released('1.1.0')));
    await outcome();
    await page.evaluate(() => window.page.show(null));
    await page.locator('[data-version]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-remote-root]').count()).toBe(0);
  });

  it('is mounted once after twelve quick changes', async () => {
    await open(registryOf(await released('1.1.0')));
    await page.evaluate(async (id) => {
      for (let turn = 0; turn < 12; turn++) {
        window.page.show(turn % 2 === 0 ? null : id);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, REMOTE);
    expect(await outcome()).toBe('ready');
    expect(await shownVersions()).toEqual(['1.1.0']);
    expect(await page.locator('[data-remote-root]').count()).toBe(1);
    expect(problems).toEqual([]);
  });
});

describe('a failing release', () => {
  const cases: readonly [what: string, kind: string, break_: (release: Release) => Promise<Release> | Release][] = [
    ['is missing', 'not-found', breakEntry(gone)],
    ['arrives truncated', 'integrity', breakEntry(changed((text) => text.slice(0, text.length / 2)))],
    ['was altered in transit', 'integrity', breakEntry(changed((text) => `${text}\nvoid 0;`))],
    ['was published truncated', 'evaluation', republish((text) => text.slice(0, text.length / 2))],
    ['throws at once', 'evaluation', republish((text) => `throw new Error('At once');${text}`)],
    ['takes too long', 'timeout', breakEntry(hung)],
    ['comes from a server that is down', 'offline', breakEntry((response) => void response.destroy())],
    ['throws while mounting', 'mount-error', breakMount],
    ['has another name', 'contract', republish((text) => text.replaceAll('fixture-remote', 'other-remote'))],
    ['lacks a first chunk', 'chunk', breakChunk(gone)],
    ['has an altered first chunk', 'integrity', breakChunk(changed((text) => `${text}\nvoid 0;`))],
  ];

  function breakEntry(fault: Fault) {
    return (release: Release) => {
      servers.faults.set(pathOf(release.entry), fault);
      return release;
    };
  }
  function republish(change: (text: string) => string) {
    return async (release: Release): Promise<Release> => {
      const file = pathOf(release.entry);
      servers.faults.set(file, changed(change));
      const text = await (await fetch(release.entry)).text();
      return { ...release, integrity: { ...release.integrity, [file]: integrityOf(Buffer.from(text)) } };
    };
  }
  function breakChunk(fault: Fault) {
    return async (): Promise<Release> => {
      const release = await released('1.2.0');
      servers.faults.set(chunkOf(release, /remote\.[0-9a-f]+\.js$/), fault);
      return release;
    };
  }
  /** Only a hanging server is given up early: a busy machine must not make a good release fail. */
  const timeout = (kind: string): string => (kind === 'timeout' ? '?timeout=3000' : '');
  async function breakMount(release: Release): Promise<Release> {
    await page.addInitScript((version) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.break = version;
      });
    }, release.version);
    return release;
  }

  it.each(cases)('because it %s is reported as %s', async (_, kind, breakIt) => {
    await open(registryOf(await breakIt(await released('1.1.0'))), timeout(kind));
    expect(await outcome()).toBe(kind);
    expect(await failures()).toEqual([kind]);
    expect(await shownVersions()).toEqual([]);
    expect(await page.locator('h1').textContent()).toBe('Fixture');
  });

  it.each(cases.filter(([, kind]) => kind !== 'offline'))(
    'because it %s is replaced by the previous one',
    async (_, kind, breakIt) => {
      await open(registryOf(await breakIt(await released('1.1.0')), await released('1.0.0')), timeout(kind));
      expect(await outcome()).toBe('degraded');
      expect(await failures()).toEqual([kind]);
      expect(await shownVersions()).toEqual(['1.0.0']);
    },
  );

  it.each(cases.filter(([what]) => what !== 'has another name'))(
    'because it %s recovers on Retry once the cause is gone',
    async (_, kind, breakIt) => {
      const release = await breakIt(await released('1.1.0'));
      const whole = await fixture.describe(release.version);
      await open(registryOf(release), timeout(kind));
      await outcome();
      servers.faults.clear();
      await page.evaluate(
        ([id, registry]) => {
          delete document.documentElement.dataset.break;
          window.page.loader.useRegistry({ ok: true, registry });
          window.page.loader.retry(id);
        },
        [REMOTE, registryOf(placeRelease(whole, servers.remotes))] as const,
      );
      expect(await outcome()).toBe('ready');
      expect(await shownVersions()).toEqual([release.version]);
    },
  );

  it('keeps its own reason when the previous one fails too', async () => {
    const current = await released('1.1.0');
    const previous = await released('1.0.0');
    servers.faults.set(pathOf(current.entry), gone);
    servers.faults.set(
      pathOf(previous.entry),
      changed((text) => `${text} `),
    );
    await open(registryOf(current, previous));
    expect(await outcome()).toBe('not-found');
    expect(await failures()).toEqual(['not-found', 'integrity']);
  });
});

describe('an incompatible release', () => {
  it.each([
    ['contract', { contract: '^2.0.0' }],
    ['capability', { requires: { telepathy: '^1.0.0' } }],
    ['api', { api: '^9.0.0' }],
  ])('is refused over its %s before any script is fetched', async (what, wish) => {
    await open(registryOf({ ...(await released('1.1.0')), ...wish }));
    expect(await outcome()).toBe('incompatible');
    const found = await page.evaluate((id) => {
      const state = window.page.loader.state(id).get();
      return state.status === 'incompatible' ? state.problems.map((problem) => problem.what) : [];
    }, REMOTE);
    expect(found).toEqual([what]);
    expect(servers.requests).toEqual([]);
  });

  it('is replaced by the previous one if that fits', async () => {
    await open(registryOf({ ...(await released('1.1.0')), contract: '^2.0.0' }, await released('1.0.0')));
    expect(await outcome()).toBe('degraded');
    expect(await shownVersions()).toEqual(['1.0.0']);
  });
});

describe('the registry', () => {
  it('fails the remote while unreadable, until a retry fetches a good one', async () => {
    const good = registryOf(await released('1.1.0'));
    await open('{"channel":');
    expect(await outcome()).toBe('registry');
    servers.registry = good;
    await page.evaluate((id) => window.page.loader.retry(id), REMOTE);
    expect(await outcome()).toBe('ready');
  });

  it('is trusted with an origin it names only later', async () => {
    await open({ channel: 'test', revision: 0, remotes: [] });
    expect(await outcome()).toBe('not-found');
    await page.evaluate(
      ([id, registry]) => {
        window.page.loader.useRegistry({ ok: true, registry });
        window.page.loader.retry(id);
      },
      [REMOTE, registryOf(await released('1.1.0'))] as const,
    );
    expect(await outcome()).toBe('ready');
  });
});

describe('a remote that breaks on view', () => {
  it('is replaced by an error card, and returns on Retry', async () => {
    await open(registryOf(await released('1.1.0')));
    await outcome();
    await page.evaluate((id) => window.page.loader.reportRenderCrash(id, new Error('Boom')), REMOTE);
    expect(await outcome()).toBe('render-crash');
    await page.locator('[data-version]').waitFor({ state: 'detached' });
    await page.evaluate((id) => window.page.loader.retry(id), REMOTE);
    expect(await outcome()).toBe('ready');
    expect(await shownVersions()).toEqual(['1.1.0']);
  });

  it('over a missing chunk can fetch that chunk again', async () => {
    const release = await released('1.1.0');
    const part = chunkOf(release, /\d+\.[0-9a-f]+\.js$/);
    servers.faults.set(part, gone);
    await open(registryOf(release));
    await outcome();
    await page.locator('[data-fetch]').click();
    await page.locator('[data-problem]').waitFor();
    servers.faults.clear();
    await page.locator('[data-fetch]').click();
    await page.locator('[data-lazy]').waitFor();
  });

  it("over an altered chunk doesn't run that chunk", async () => {
    const release = await released('1.1.0');
    servers.faults.set(
      chunkOf(release, /\d+\.[0-9a-f]+\.js$/),
      changed((text) => `${text} `),
    );
    await open(registryOf(release));
    await outcome();
    await page.locator('[data-fetch]').click();
    await page.locator('[data-problem]').waitFor();
    expect(await page.locator('[data-lazy]').count()).toBe(0);
  });
});
