import { writable } from '@waymark/contract';
import { createLoader } from './create-loader';
import { createFederationRuntime } from './federation-runtime';
import { parcelStarter } from './parcel-starter';
import type { RegistryReading } from './registry-block';
import type { LoaderOptions, RemoteLoader } from './remote-loader';
import type { RemoteRuntime } from './runtime';

/**
 * Creates loaders for a page with several independent places for remotes: each has its own loader and states, but what
 * one has loaded serves all.
 */
export function createLoaderFamily(): (options: LoaderOptions) => RemoteLoader {
  const known = writable<RegistryReading>({ ok: true, registry: { channel: 'all', revision: 0, remotes: [] } });
  let runtime: RemoteRuntime | undefined;
  return (options) => {
    learn(known, options.registry);
    runtime ??= fetchingOnce(createFederationRuntime(known));
    const shared = runtime;
    return createLoader(options, () => shared, parcelStarter);
  };
}

/** Scripts may come from the origins of every registry in use on the page. */
function learn(known: { get(): RegistryReading; set(next: RegistryReading): void }, reading: RegistryReading): void {
  const before = known.get();
  if (!before.ok || !reading.ok) return;
  const names = new Set(before.registry.remotes.map(({ current }) => current.entry));
  const more = reading.registry.remotes.filter(({ current }) => !names.has(current.entry));
  if (more.length === 0) return;
  known.set({ ok: true, registry: { ...before.registry, remotes: [...before.registry.remotes, ...more] } });
}

function fetchingOnce(runtime: RemoteRuntime): RemoteRuntime {
  const loads = new Map<string, Promise<unknown>>();
  return {
    ...runtime,
    load(release, attempt) {
      const running = loads.get(release.container);
      if (running) return running;
      const load = runtime.load(release, attempt);
      loads.set(release.container, load);
      load.catch(() => loads.delete(release.container));
      return load;
    },
    abandon(release) {
      loads.delete(release.container);
      runtime.abandon(release);
    },
  };
}
