import type { Host, MountTarget } from '@waymark/contract';
import { ID, play, registryOf, release, statusIs } from '../testing/played-loader';
import { createLoader } from './create-loader';
import { LoadError } from './load-error';
import { mayFollow } from './remote-state';

const gone = new LoadError('not-found', 'Not there');
afterEach(() => jest.useRealTimers());

describe('a loading remote', () => {
  it('goes through resolving, loading and mounting to ready', async () => {
    const game = play(registryOf(release('1.1.0')));
    await game.mount().settled;
    expect(game.statuses()).toEqual(['resolving', 'loading', 'mounting', 'ready']);
    expect([...game.running]).toEqual(['1.1.0']);
  });

  it('never starts if unmounted before the next tick', async () => {
    const game = play(registryOf(release('1.1.0')));
    const first = game.mount();
    await first.unmount();
    await first.settled;
    expect(game.loads).toEqual([]);
    expect(game.statuses()).toEqual([]);
  });

  it('is loaded once for two successive mounts', async () => {
    const game = play(registryOf(release('1.1.0')));
    const first = game.mount();
    await first.settled;
    await first.unmount();
    await game.mount().settled;
    expect(game.loads).toHaveLength(1);
    expect(game.state().status).toBe('ready');
  });

  it("aborts the host's signal and returns to idle on unmount", async () => {
    const game = play(registryOf(release('1.1.0')));
    const mount = game.mount();
    await mount.settled;
    expect(mount.canLeave()).toBe(false);
    await mount.unmount();
    expect(game.signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect([...game.running]).toEqual([]);
    expect(game.state()).toEqual({ status: 'idle' });
    expect(mount.canLeave()).toBe(true);
  });

  it('reports nothing after unmounting, however its loading ends', async () => {
    const game = play(registryOf(release('1.1.0')));
    game.fails('1.1.0', gone);
    const mount = game.mount();
    await Promise.resolve();
    await mount.unmount();
    await mount.settled;
    expect(game.kinds()).toEqual([]);
    expect(game.state()).toEqual({ status: 'idle' });
  });
});

describe('the previous release', () => {
  it('replaces a failed one and says why', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', gone);
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0', because: { kind: 'not-found' } });
    expect([...game.running]).toEqual(['1.0.0']);
  });

  it.each(['not-found', 'integrity', 'evaluation', 'chunk', 'shared-mismatch'] as const)(
    'replaces the current one as soon as it fails (%s), without a timer',
    async (kind) => {
      jest.useFakeTimers();
      const game = play(registryOf(release('1.1.0'), release('1.0.0')));
      game.fails('1.1.0', new LoadError(kind, 'Broken'));
      await game.mount().settled;
      expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0', because: { kind } });
      expect(game.statuses()).toEqual(['resolving', 'loading', 'loading', 'mounting', 'degraded']);
    },
  );

  it('replaces a hanging one after exactly eight seconds', async () => {
    jest.useFakeTimers();
    const game = play(registryOf(release('1.1.0'), release('1.0.0')), { timeoutMs: undefined });
    game.hangs('1.1.0');
    const { settled } = game.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(game.state()).toEqual({ status: 'loading', version: '1.1.0' });
    await jest.advanceTimersByTimeAsync(1);
    await settled;
    expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0', because: { kind: 'timeout' } });
  });

  it('replaces one that fails to mount, with its own signal', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.failToMount('1.1.0');
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'degraded', because: { kind: 'mount-error', version: '1.1.0' } });
    expect(game.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is used at once the next time, until a retry', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', gone);
    const first = game.mount();
    await first.settled;
    await first.unmount();
    const second = game.mount();
    await second.settled;
    expect(game.loads.map(({ container }) => container)).toEqual(['mf_games_1.1.0', 'mf_games_1.0.0']);
    game.recovers('1.1.0');
    game.loader.retry(ID);
    await statusIs(game, 'ready');
    expect([...game.running]).toEqual(['1.1.0']);
  });

  it("isn't tried while the browser is offline", async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', new LoadError('offline', 'No answer'));
    await game.mount().settled;
    expect(game.loads).toHaveLength(1);
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
  });
});

describe('a retry', () => {
  it('requests the release again', async () => {
    const game = play(registryOf(release('1.1.0')));
    game.fails('1.1.0', gone);
    await game.mount().settled;
    game.recovers('1.1.0');
    game.loader.retry(ID);
    expect(game.state()).toEqual({ status: 'retrying', attempt: 1 });
    await statusIs(game, 'ready');
    expect(game.loads.map(({ attempt }) => attempt)).toEqual([0, 1]);
  });

  it("doesn't wait for a hanging request", async () => {
    const game = play(registryOf(release('1.1.0')));
    game.hangs('1.1.0');
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'timeout' } });
    expect(game.abandoned).toEqual(['mf_games_1.1.0']);
    game.recovers('1.1.0');
    game.loader.retry(ID);
    await statusIs(game, 'ready');
  });

  it('reloads the registry if that had failed', async () => {
    const registry = registryOf(release('1.1.0'));
    const game = play(registry, {
      registry: { ok: false, failure: { kind: 'registry', remote: '', message: 'No JSON' } },
      reloadRegistry: async () => ({ ok: true, registry }),
    });
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'registry' } });
    game.loader.retry(ID);
    await statusIs(game, 'ready');
  });
});

it('a remote missing from the registry is unavailable', async () => {
  const game = play({ ...registryOf(release('1.1.0')), remotes: [] });
  await game.mount().settled;
  expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'not-found', remote: ID } });
});

describe('a loaded module', () => {
  it.each([
    ['not a remote', {}],
    ['a remote of another name', { default: { mount() {}, manifest: { id: 'mf-teams', contract: '^1.0.0' } } }],
    ['a remote for another contract', { default: { mount() {}, manifest: { id: ID, contract: '^2.0.0' } } }],
  ])('fails as "contract" when it is %s', async (_, module) => {
    const game = play(registryOf(release('1.1.0')));
    game.fails('1.1.0', undefined);
    const loader = createLoader(
      {
        registry: game.loader.registry.get(),
        contractVersion: '1.0.0',
        capabilities: {},
        provider: { api: '1.0.0', settled: Promise.resolve() },
      },
      () => ({ load: async () => module, abandon() {} }),
      {
        start: () => {
          throw new Error('Not reached');
        },
      },
    );
    await loader.mount(ID, { element: {} } as MountTarget, () => ({}) as Host, { basename: '' }).settled;
    expect(loader.state(ID).get()).toMatchObject({ status: 'failed', failure: { kind: 'contract' } });
  });
});

describe("the provider's API version", () => {
  const entries = registryOf(release('1.1.0', { api: '^1.2.0' }), release('1.0.0'));
  const known = Promise.resolve();

  it.each([
    ['1.2.0', 'ready', '1.1.0'],
    ['1.9.0', 'ready', '1.1.0'],
    ['1.0.0', 'degraded', '1.0.0'],
  ] as const)('decides which release runs: with %s %s', async (api, status, version) => {
    const game = play(entries, { provider: { api, settled: known } });
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status, version });
    // Incompatible releases are not loaded.
    expect(game.loads).toHaveLength(1);
  });

  it('is waited for if unknown, but not forever', async () => {
    let api = '1.0.0';
    const learnt = (async () => {
      await Promise.resolve();
      api = '1.2.0';
    })();
    const provider = {
      settled: learnt,
      get api() {
        return api;
      },
    };
    const game = play(entries, { provider });
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'ready', version: '1.1.0' });

    jest.useFakeTimers();
    const silent = play(entries, { provider: { api: '1.0.0', settled: new Promise(() => {}) }, timeoutMs: 8000 });
    const { settled } = silent.mount();
    await jest.advanceTimersByTimeAsync(7999);
    expect(silent.state().status).toBe('resolving');
    await jest.advanceTimersByTimeAsync(1);
    await settled;
    expect(silent.state()).toMatchObject({ status: 'degraded', version: '1.0.0' });
  });
});

it('preload fetches a release before its mount and never fails', async () => {
  const game = play(registryOf(release('1.1.0')));
  await game.loader.preload(ID);
  await game.loader.preload('mf-nothing');
  await game.mount().settled;
  expect(game.loads).toHaveLength(1);
  expect(game.statuses()).not.toContain('loading');
});

it.each([
  ['idle', 'ready'],
  ['resolving', 'ready'],
  ['incompatible', 'loading'],
  ['failed', 'ready'],
] as const)('no remote goes from %s to %s', (from, to) => {
  expect(mayFollow(from, to)).toBe(false);
});
