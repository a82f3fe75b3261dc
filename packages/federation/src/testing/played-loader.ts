import type { Host, MountedRemote, MountTarget, Registry, Release, Remote } from '@waymark/contract';
import { createLoader } from '../loader/create-loader';
import type { LoaderOptions } from '../loader/remote-loader';
import type { LoaderEvent, RemoteStatus } from '../loader/remote-state';
import type { RemoteStarter } from '../loader/runtime';
import { buildRelease } from './build-release';

/** The simulated remote. */
export const ID = 'mf-games';
/** One of its releases, as in the registry. */
export const release = (version: string, wish: Partial<Release> = {}): Release =>
  buildRelease(version, { entry: `http://localhost/${version}/remoteEntry.js`, ...wish });
/** A registry with it. */
export const registryOf = (current: Release, previous?: Release): Registry => ({
  channel: 'stable',
  revision: 1,
  remotes: [{ id: ID, current, ...(previous && { previous }) }],
});

/** A loader whose network and mounting the test simulates. */
export function play(registry: Registry, wish: Partial<LoaderOptions> = {}) {
  const loads: { container: string; attempt: number }[] = [];
  const answers = new Map<string, () => Promise<unknown>>();
  const abandoned: string[] = [];
  const running = new Set<string>();
  const signals: AbortSignal[] = [];
  const events: LoaderEvent[] = [];
  const whileMounting = new Map<string, () => void>();
  let mountFails: string | undefined;
  let leavable = false;

  const remoteOf = (version: string): Remote => ({
    manifest: { id: ID, contract: '^1.0.0', requires: {}, optional: {}, api: '^1.0.0', routes: [], menu: [] },
    mount: async () => {
      if (mountFails === version) throw new Error('Cannot draw');
      running.add(version);
      const meanwhile = whileMounting.get(version);
      whileMounting.delete(version);
      await Promise.resolve(meanwhile).then((work) => work?.());
      return { update() {}, canLeave: () => leavable, unmount: () => void running.delete(version) };
    },
  });
  const starter: RemoteStarter = {
    start(remote, target, host, props) {
      signals.push(host.signal);
      let mounted: MountedRemote | undefined;
      const started = remote.mount(target, host, props).then((result) => {
        mounted = result;
        return result;
      });
      const unmount = async () => {
        // One that is still mounting removes itself when it is done.
        if (mounted) mounted.unmount();
        else started.then((late) => late.unmount()).catch(() => undefined);
      };
      return { mounted: started, update: async () => {}, unmount };
    },
  };
  const loader = createLoader(
    {
      registry: { ok: true, registry },
      contractVersion: '1.0.0',
      capabilities: {},
      provider: { api: '1.0.0', settled: Promise.resolve() },
      timeoutMs: 100,
      onEvent: (event) => events.push(event),
      ...wish,
    },
    () => ({
      load: ({ container, version }, attempt) => {
        loads.push({ container, attempt });
        return answers.get(version)?.() ?? Promise.resolve({ default: remoteOf(version) });
      },
      abandon: ({ container }) => void abandoned.push(container),
    }),
    starter,
  );
  const target = { element: {} } as MountTarget;
  return {
    loader,
    loads,
    abandoned,
    running,
    signals,
    events,
    fails: (version: string, error: unknown) => answers.set(version, () => Promise.reject(error)),
    hangs: (version: string) => answers.set(version, () => new Promise(() => {})),
    recovers: (version: string) => answers.delete(version),
    /** Runs something once, when a release has rendered before its mount finished. */
    whileMounting: (version: string, work: () => void) => whileMounting.set(version, work),
    failToMount: (version: string | undefined) => {
      mountFails = version;
    },
    /** From now on, leaving the remote loses nothing. */
    mayLeave: () => {
      leavable = true;
    },
    mount: () => loader.mount(ID, target, (signal) => ({ signal }) as Host, { basename: '' }),
    statuses: (): RemoteStatus[] => events.flatMap((event) => (event.type === 'state' ? [event.state.status] : [])),
    kinds: () => events.flatMap((event) => (event.type === 'failure' ? [event.failure.kind] : [])),
    state: () => loader.state(ID).get(),
  };
}

/** Resolves when the remote has this status. */
export async function statusIs(game: ReturnType<typeof play>, status: RemoteStatus): Promise<void> {
  if (game.state().status === status) return;
  await new Promise<void>((resolve) => {
    const end = game.loader.state(ID).subscribe(() => {
      if (game.state().status !== status) return;
      end();
      resolve();
    });
  });
}
