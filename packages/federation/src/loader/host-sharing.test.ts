import { type ShareScope, startSharing } from './host-sharing';
import { RUNTIME_GLOBAL } from './runtime-global';

type Fill = (module: { exports: unknown }) => void;
interface Runtime {
  readonly bundlerRuntime: {
    initContainerEntry(call: object): void;
    consumes(call: object): void;
  };
}

/** A remote's build that requires one module, `lib` of ^2.1.0, for its chunk 7. */
function remoteThatWants(scope: ShareScope, strictVersion = true) {
  startSharing();
  const { bundlerRuntime } = (globalThis as unknown as Record<string, Runtime>)[RUNTIME_GLOBAL] as Runtime;
  const wanted = { 5: { shareKey: 'lib', requiredVersion: '^2.1.0', strictVersion } };
  const webpackRequire = {
    S: {},
    m: {} as Record<number, Fill>,
    c: {} as Record<number, unknown>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: wanted },
  };
  bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: scope });
  const installedModules = {};
  return {
    async load(chunkId = 7) {
      const promises: Promise<void>[] = [];
      bundlerRuntime.consumes({ chunkId, chunkMapping: { 7: [5] }, installedModules, promises, webpackRequire });
      await Promise.all(promises);
      return promises.length;
    },
    run() {
      const module = { exports: undefined as unknown };
      webpackRequire.m[5]?.(module);
      return module.exports;
    },
  };
}
const scopeOf = (version: string, get: () => Promise<() => unknown>): ShareScope => ({
  lib: { [version]: { version, from: 'test', loaded: true, get } },
});
const failureOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('a module shared by the host', () => {
  it("is the host's own, fetched once", async () => {
    const lib = { name: 'the one' };
    const get = jest.fn(async () => () => lib);
    const remote = remoteThatWants(scopeOf('2.3.0', get));
    await Promise.all([remote.load(), remote.load()]);
    await remote.load();
    expect(remote.run()).toBe(lib);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it("isn't fetched for a script that doesn't need it", async () => {
    expect(await remoteThatWants({}).load(8)).toBe(0);
  });

  it.each([
    ['an older version', scopeOf('2.0.9', async () => () => 'old')],
    ['another major version', scopeOf('3.0.0', async () => () => 'new')],
    ['no such module', {}],
  ])('is refused if the host has %s', async (_, scope) => {
    const remote = remoteThatWants(scope);
    await remote.load();
    expect(failureOf(remote.run)).toMatchObject({ name: 'LoadError', kind: 'shared-mismatch' });
  });

  it("may have another version if the remote isn't strict", async () => {
    const remote = remoteThatWants(
      scopeOf('3.0.0', async () => () => 'new'),
      false,
    );
    await remote.load();
    expect(remote.run()).toBe('new');
  });

  it('fails with the reason of a failed fetch, and is fetched again later', async () => {
    const reason = new Error('Loading chunk 9 failed.');
    const get = jest.fn<Promise<() => unknown>, []>(async () => () => 'late').mockRejectedValueOnce(reason);
    const remote = remoteThatWants(scopeOf('2.1.0', get));
    await remote.load();
    expect(failureOf(remote.run)).toBe(reason);
    await remote.load();
    expect(remote.run()).toBe('late');
  });
});
