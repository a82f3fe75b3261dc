import type { Host, MountedRemote, MountTarget, Release, Remote, RemoteProps } from '@waymark/contract';
import type { LoadError } from './load-error';

/** Fetches and evaluates releases: Module Federation in a page, static imports in a monolith, a fake in a test. */
export interface RemoteRuntime {
  /**
   * Fetches and evaluates a release.
   * @param attempt rises with each try of the same release; above 0 nothing of an earlier try may be waited for
   * @returns the module the release exposes
   * @throws {LoadError} when it did not come or did not evaluate
   */
  load(release: Release, attempt: number): Promise<unknown>;
  /** Tells why a later part of a release did not come; undefined for an error that is about something else. */
  diagnosePart?(release: Release, error: unknown): LoadError | undefined;
  /** Lets go of a try that took too long. */
  abandon(release: Release): void;
}

/** Starts a loaded remote in an element. */
export interface RemoteStarter {
  start(remote: Remote, target: MountTarget, host: Host, props: RemoteProps, timeoutMs: number): RunningRemote;
}

/** A remote that was started. */
export interface RunningRemote {
  /** Resolves after the first commit, rejects when that failed or took too long. */
  readonly mounted: Promise<MountedRemote>;
  update(props: RemoteProps): Promise<void>;
  /** Resolves when nothing is left of it; never rejects. */
  unmount(): Promise<void>;
}
