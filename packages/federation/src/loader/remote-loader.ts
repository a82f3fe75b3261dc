import type { Host, MountTarget, Readable, RemoteProps } from '@waymark/contract';
import type { HostOffer } from './compatibility';
import type { FailureMemory } from './failure-memory';
import type { Faults } from './faults';
import type { RegistryReading } from './registry-block';
import type { ReleaseAge } from './release-age';
import type { LoaderEvent, RemoteState } from './remote-state';

/** What a loader is created with. */
export interface LoaderOptions extends Omit<HostOffer, 'api'> {
  /** The provider's offer; `settled` resolves when it is known, and areas wait for it. */
  readonly provider: { readonly api: string; readonly settled: Promise<unknown> };
  /** The registry in the page: `readRegistryBlock(document)`. */
  readonly registry: RegistryReading;
  /** Fetches the registry again, for a retry when the page's one is unreadable. */
  readonly reloadRegistry?: () => Promise<RegistryReading>;
  /** Timeout of loading a release, and again of mounting it; 8000 by default. */
  readonly timeoutMs?: number;
  /** Remembered failures of this browser; none by default. */
  readonly failures?: FailureMemory;
  /** Simulates faults; consulted on every attempt. */
  readonly faults?: (() => Promise<Faults>) | undefined;
  readonly onEvent?: (event: LoaderEvent) => void;
}

/**
 * Creates the host of one attempt to mount. The signal aborts when that attempt fails or the remote is unmounted: use
 * it as the host's `signal`.
 */
export type MakeHost = (signal: AbortSignal) => Host;

/** A requested remote in a place; it may be loading, failed or retried. */
export interface RemoteMount {
  /** Resolves when the first attempt has ended; the state has the result. Never rejects. */
  readonly settled: Promise<void>;
  update(props: RemoteProps): void;
  /** False while something would be lost; true if nothing is displayed. */
  canLeave(): boolean;
  /** Resolves when everything is removed. Called before the next tick, nothing ever starts. Never rejects. */
  unmount(): Promise<void>;
}

/** Loads remotes from the registry, mounts them, and reports their states. */
export interface RemoteLoader {
  /** The current registry. */
  readonly registry: Readable<RegistryReading>;
  /** State of a remote. The same object for the same id. */
  state(remoteId: string): Readable<RemoteState>;
  /** Prefetches a compatible release before its first mount. Never rejects; failures show when it is mounted. */
  preload(remoteId: string): Promise<void>;
  /**
   * Requests a remote in an element. The loader adds a separate element to `target.element` for each attempt, so one
   * outlet can keep one element for all its remotes.
   */
  mount(remoteId: string, target: MountTarget, makeHost: MakeHost, props: RemoteProps): RemoteMount;
  /** Retries everywhere the remote is requested, without waiting for anything of an earlier attempt. */
  retry(remoteId: string): void;
  /** The remote reported after mounting that it could not render. */
  reportMountError(remoteId: string, error: unknown): void;
  /**
   * The remote broke while displayed: the previous release replaces it. Counts as a failure of the release, unless the
   * previous one breaks too.
   */
  reportRenderCrash(remoteId: string, error: unknown): void;
  /**
   * A lazy part did not load, or was not what was published: the previous release replaces it, unless there is none or
   * typed input would be lost.
   */
  reportMissingPart(remoteId: string, error: unknown): void;
  /** Whether the running release is the one a mount would use now; changes with the registry and the state. */
  age(remoteId: string): ReleaseAge;
  /** Replaces what runs by the release in service. @returns false, changing nothing, while something would be lost */
  renew(remoteId: string): boolean;
  /** Switches to a newer registry: the next mount of a remote uses it, mounted ones stay. */
  useRegistry(registry: RegistryReading): void;
}
