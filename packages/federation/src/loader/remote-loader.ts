import type { Host, MountTarget, Readable, RemoteProps } from '@waymark/contract';
import type { HostOffer } from './compatibility';
import type { FailureMemory } from './failure-memory';
import type { Faults } from './faults';
import type { RegistryReading } from './registry-block';
import type { LoaderEvent, RemoteState } from './remote-state';

/** What a loader is made from. */
export interface LoaderOptions extends Omit<HostOffer, 'api'> {
  /** What stands behind the provider; `settled` ends when that is known, and areas wait for it. */
  readonly provider: { readonly api: string; readonly settled: Promise<unknown> };
  /** The registry as the page was given it: `readRegistryBlock(document)`. */
  readonly registry: RegistryReading;
  /** Fetches the registry anew; asked when a retry finds that the page's one could not be read. */
  readonly reloadRegistry?: () => Promise<RegistryReading>;
  /** How long one release may take to load, and again to mount; 8000 unless told. */
  readonly timeoutMs?: number;
  /** What this browser remembers of releases that failed; nothing is remembered unless told. */
  readonly failures?: FailureMemory;
  /** Breaks releases on purpose; asked at every attempt. */
  readonly faults?: (() => Promise<Faults>) | undefined;
  readonly onEvent?: (event: LoaderEvent) => void;
}

/**
 * Makes the host of one attempt to mount. The signal ends when that attempt failed or the remote was unmounted: make it
 * the host's `signal`.
 */
export type MakeHost = (signal: AbortSignal) => Host;

/** A remote that was asked for in a place; it may still be loading, may have failed, and may be retried. */
export interface RemoteMount {
  /** Resolves when the first attempt has ended, however it ended; the state says how. Never rejects. */
  readonly settled: Promise<void>;
  update(props: RemoteProps): void;
  /** False while something would be lost; true whenever nothing is on view. */
  canLeave(): boolean;
  /** Resolves when nothing is left of it. Calling it before the next tick means nothing ever started. Never rejects. */
  unmount(): Promise<void>;
}

/** Loads remotes from the registry, mounts them, and says where each stands. */
export interface RemoteLoader {
  /** The registry in use. */
  readonly registry: Readable<RegistryReading>;
  /** Where a remote stands. The same object for the same id. */
  state(remoteId: string): Readable<RemoteState>;
  /** Fetches a compatible release ahead of its first mount. Never rejects; a failure shows at the mount. */
  preload(remoteId: string): Promise<void>;
  /**
   * Asks for a remote in an element. The loader puts an element of its own into `target.element` for each attempt, so
   * one outlet may keep one element for all its remotes.
   */
  mount(remoteId: string, target: MountTarget, makeHost: MakeHost, props: RemoteProps): RemoteMount;
  /** Tries again wherever the remote is asked for, without waiting for anything of an earlier try. */
  retry(remoteId: string): void;
  /** The remote reported after its mount that it could not be drawn. */
  reportMountError(remoteId: string, error: unknown): void;
  /**
   * The remote broke while it was on view: the release before takes its place. It counts as a failure of the release unless
   * the one before breaks there as well.
   */
  reportRenderCrash(remoteId: string, error: unknown): void;
  /**
   * A part that the remote fetches later did not come, or was not what was published: the release before takes its place,
   * unless there is none, or something typed would be lost.
   */
  reportMissingPart(remoteId: string, error: unknown): void;
  /** Takes a newer registry: the next mount of a remote gets its release, a mounted one stays. */
  useRegistry(registry: RegistryReading): void;
}
