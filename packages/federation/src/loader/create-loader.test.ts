import type { Host, MountTarget } from '@waymark/contract';
import { ID, play, registryOf, release, statusIs } from '../testing/played-loader';
import { createLoader } from './create-loader';
import { LoadError } from './load-error';
import { mayFollow } from './remote-state';

const gone = new LoadError('not-found', 'Not there');
afterEach(() => jest.useRealTimers());

describe('a remote on its way', () => {
  it('goes from resolving over loading and mounting to ready', async () => {
    const game = play(registryOf(release('1.1.0')));
    await game.mount().settled;
    expect(game.statuses()).toEqual(['resolving', 'loading', 'mounting', 'ready']);
    expect([...game.running]).toEqual(['1.1.0']);
  });

  it('never starts when it is left before the next tick', async () => {
    const game = play(registryOf(release('1.1.0')));
    const first = game.mount();
    await first.unmount();
    await first.settled;
    expect(game.loads).toEqual([]);
    expect(game.statuses()).toEqual([]);
  });

  it('is loaded once for two mounts one after another', async () => {
    const game = play(registryOf(release('1.1.0')));
    const first = game.mount();
    await first.settled;
    await first.unmount();
    await game.mount().settled;
    expect(game.loads).toHaveLength(1);
    expect(game.state().status).toBe('ready');
  });

  it('ends the host’s signal and goes back to idle when it is left', async () => {
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

  it('says nothing more once it was left, however its loading ends', async () => {
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

describe('the release before', () => {
  it('comes in by itself and says why', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', gone);
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0', because: { kind: 'not-found' } });
    expect([...game.running]).toEqual(['1.0.0']);
  });

  it.each(['not-found', 'integrity', 'evaluation', 'chunk', 'shared-mismatch'] as const)(
    'comes in the moment the current one fails (%s): no clock has to go on',
    async (kind) => {
      jest.useFakeTimers();
      const game = play(registryOf(release('1.1.0'), release('1.0.0')));
      game.fails('1.1.0', new LoadError(kind, 'Broken'));
      await game.mount().settled;
      expect(game.state()).toMatchObject({ status: 'degraded', version: '1.0.0', because: { kind } });
      expect(game.statuses()).toEqual(['resolving', 'loading', 'loading', 'mounting', 'degraded']);
    },
  );

  it('comes in after eight seconds, and not before, where the current one only does not come', async () => {
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

  it('comes in when the current one cannot be drawn, with a signal of its own', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.failToMount('1.1.0');
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'degraded', because: { kind: 'mount-error', version: '1.1.0' } });
    expect(game.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('is taken at once the next time, and the current one again after a retry', async () => {
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

  it('is not tried while the browser is offline', async () => {
    const game = play(registryOf(release('1.1.0'), release('1.0.0')));
    game.fails('1.1.0', new LoadError('offline', 'No answer'));
    await game.mount().settled;
    expect(game.loads).toHaveLength(1);
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
  });
});

describe('a retry', () => {
  it('asks for the release anew', async () => {
    const game = play(registryOf(release('1.1.0')));
    game.fails('1.1.0', gone);
    await game.mount().settled;
    game.recovers('1.1.0');
    game.loader.retry(ID);
    expect(game.state()).toEqual({ status: 'retrying', attempt: 1 });
    await statusIs(game, 'ready');
    expect(game.loads.map(({ attempt }) => attempt)).toEqual([0, 1]);
  });

  it('does not wait for a request that hangs', async () => {
    const game = play(registryOf(release('1.1.0')));
    game.hangs('1.1.0');
    await game.mount().settled;
    expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'timeout' } });
    expect(game.abandoned).toEqual(['mf_games_1.1.0']);
    game.recovers('1.1.0');
    game.loader.retry(ID);
    await statusIs(game, 'ready');
  });

  it('fetches the registry when that was the trouble', async () => {
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

it('a remote that the registry does not have is not available, whoever asks for it', async () => {
  const game = play({ ...registryOf(release('1.1.0')), remotes: [] });
  await game.mount().settled;
  expect(game.state()).toMatchObject({ status: 'failed', failure: { kind: 'not-found', remote: ID } });
});

describe('what arrives', () => {
  it.each([
    ['no remote', {}],
    ['a remote of another name', { default: { mount() {}, manifest: { id: 'mf-teams', contract: '^1.0.0' } } }],
    ['a remote for another contract', { default: { mount() {}, manifest: { id: ID, contract: '^2.0.0' } } }],
  ])('and is %s fails as contract', async (_, module) => {
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

describe('what the provider speaks', () => {
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

  it('is waited for where the page was not told, and not for ever', async () => {
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

it('a release ahead of its mount is fetched by preload, which never fails', async () => {
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
