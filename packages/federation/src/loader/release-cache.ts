import { type Release, type Remote, satisfies } from '@waymark/contract';
import { LoadError } from './load-error';
import type { RemoteRuntime } from './runtime';
import { withinTime } from './within-time';

/** Loads each release once; a failed one is reloaded on the next request. */
export interface ReleaseCache {
  load(remoteId: string, release: Release): Promise<Remote>;
  /** Whether a release is already loaded. */
  has(release: Release): boolean;
}

/** Keeps the loaded releases of a page. */
export function createReleaseCache(runtime: RemoteRuntime, contractVersion: string, timeoutMs: number): ReleaseCache {
  const loads = new Map<string, Promise<Remote>>();
  const loaded = new Set<string>();
  const attempts = new Map<string, number>();

  async function fetchRelease(remoteId: string, release: Release): Promise<Remote> {
    const attempt = attempts.get(release.container) ?? 0;
    attempts.set(release.container, attempt + 1);
    const module = await withinTime(runtime.load(release, attempt), timeoutMs, () => runtime.abandon(release));
    const remote = asRemote(module, remoteId, contractVersion);
    loaded.add(release.container);
    return remote;
  }

  return {
    load(remoteId, release) {
      const running = loads.get(release.container);
      if (running) return running;
      const load = fetchRelease(remoteId, release);
      loads.set(release.container, load);
      load.catch(() => loads.delete(release.container));
      return load;
    },
    has: (release) => loaded.has(release.container),
  };
}

function asRemote(module: unknown, remoteId: string, contractVersion: string): Remote {
  const candidate = (module as { default?: Partial<Remote> } | null | undefined)?.default;
  if (typeof candidate?.mount !== 'function' || typeof candidate.manifest !== 'object' || candidate.manifest === null) {
    throw new LoadError('contract', `What ${remoteId} exposes is no remote`);
  }
  const { id, contract } = candidate.manifest;
  if (id !== remoteId) throw new LoadError('contract', `The release of ${remoteId} calls itself ${id}`);
  if (!satisfies(contractVersion, contract)) {
    throw new LoadError('contract', `The release wants contract ${contract}, this host has ${contractVersion}`);
  }
  return candidate as Remote;
}
