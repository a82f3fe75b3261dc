/** How loading or running a remote failed. */
export type FailureKind =
  | 'registry'
  | 'offline'
  | 'not-found'
  | 'timeout'
  | 'integrity'
  | 'evaluation'
  | 'contract'
  | 'shared-mismatch'
  | 'mount-error'
  | 'render-crash'
  | 'chunk';

/** One failure of one remote, told apart by its kind; the words for people are in FAILURE_WORDS. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  /** Id of the remote; empty when no remote is concerned (the registry as a whole). */
  readonly remote: string;
  /** The release that failed, where one was chosen. */
  readonly version?: string;
  /** For logs, never for people. */
  readonly message: string;
  readonly cause?: unknown;
}

/** One thing a release asks for and this host does not give. */
export interface Incompatibility {
  readonly what: 'contract' | 'capability' | 'api';
  /** Name of the capability; `contract` and `api` otherwise. */
  readonly name: string;
  /** What the release asks for. */
  readonly wanted: string;
  /** What the host gives; absent when it has nothing of that name. */
  readonly have?: string;
}

/**
 * Where a remote stands. `degraded` is a remote that works, but in its previous release, because the current one failed.
 */
export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'resolving' }
  | { readonly status: 'incompatible'; readonly problems: readonly Incompatibility[] }
  | { readonly status: 'loading'; readonly version: string }
  | { readonly status: 'mounting'; readonly version: string }
  | { readonly status: 'ready'; readonly version: string }
  | { readonly status: 'degraded'; readonly version: string; readonly because: RemoteFailure }
  | { readonly status: 'failed'; readonly failure: RemoteFailure }
  | { readonly status: 'retrying'; readonly attempt: number };

/** The word for where a remote stands. */
export type RemoteStatus = RemoteState['status'];

/** Something that happened to a remote: every change of state, and every failure, also those a fall-back covered up. */
export type LoaderEvent =
  | { readonly type: 'state'; readonly remote: string; readonly state: RemoteState }
  | { readonly type: 'failure'; readonly remote: string; readonly failure: RemoteFailure }
  /** A release is not tried in this browser for a while, because it failed there again. */
  | { readonly type: 'shut-out'; readonly remote: string; readonly failure: RemoteFailure };

const NEXT: Readonly<Record<RemoteStatus, readonly RemoteStatus[]>> = {
  idle: ['resolving', 'failed'],
  resolving: ['incompatible', 'loading', 'mounting', 'failed'],
  incompatible: ['resolving', 'retrying'],
  loading: ['loading', 'mounting', 'failed', 'idle', 'retrying'],
  mounting: ['mounting', 'loading', 'ready', 'degraded', 'failed', 'idle', 'retrying'],
  ready: ['idle', 'resolving', 'failed', 'retrying'],
  degraded: ['idle', 'resolving', 'failed', 'retrying'],
  failed: ['resolving', 'retrying', 'idle'],
  retrying: ['resolving', 'failed', 'idle'],
};

/** Whether a remote may go from one state to the other. */
export const mayFollow = (from: RemoteStatus, to: RemoteStatus): boolean => NEXT[from].includes(to);
