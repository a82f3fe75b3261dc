import type { Host, MountedRemote, MountTarget, Release, Remote, RemoteProps } from '@waymark/contract';
import type { LoadError } from './load-error';

/** Fetches and evaluates releases: Module Federation in a page, static imports in a monolith, a fake in tests. */
export interface RemoteRuntime {
  /**
   * Fetches and evaluates a release.
   * @param attempt counts attempts of the same release; above 0, nothing of an earlier one may be reused
   * @returns the exposed module
   * @throws {LoadError} if it did not load or evaluate
   */
  load(release: Release, attempt: number): Promise<unknown>;
  /** Finds out why a lazy part did not load; undefined for other errors. */
  diagnosePart?(release: Release, error: unknown): LoadError | undefined;
  /** Abandons an attempt that timed out. */
  abandon(release: Release): void;
}

/** Starts a loaded remote in an element. */
export interface RemoteStarter {
  start(remote: Remote, target: MountTarget, host: Host, props: RemoteProps, timeoutMs: number): RunningRemote;
}

/** A started remote. */
export interface RunningRemote {
  /** Resolves after the first commit, rejects if that failed or timed out. */
  readonly mounted: Promise<MountedRemote>;
  update(props: RemoteProps): Promise<void>;
  /** Resolves when everything is removed; never rejects. */
  unmount(): Promise<void>;
}
