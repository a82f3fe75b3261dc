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

/** One failure of one remote, by kind; FAILURE_WORDS has the messages. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  /** Id of the remote; empty for the registry as a whole. */
  readonly remote: string;
  /** The failed release, if one was chosen. */
  readonly version?: string;
  /** For logs, never for people. */
  readonly message: string;
  readonly cause?: unknown;
}

/** A requirement of a release that this host does not meet. */
export interface Incompatibility {
  readonly what: 'contract' | 'capability' | 'api';
  /** Name of the capability, or `contract` or `api`. */
  readonly name: string;
  /** What the release requires. */
  readonly wanted: string;
  /** What the host offers; absent if nothing. */
  readonly have?: string;
}

/** State of a remote. `degraded` works, but in its previous release because the current one failed. */
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

/** Name of a remote's state. */
export type RemoteStatus = RemoteState['status'];

/** An event of a remote: every change of state, and every failure, including those with a fallback. */
export type LoaderEvent =
  | { readonly type: 'state'; readonly remote: string; readonly state: RemoteState }
  | { readonly type: 'failure'; readonly remote: string; readonly failure: RemoteFailure }
  /** A release is disabled in this browser for a while because it failed again. */
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

/** Whether this change of state is allowed. */
export const mayFollow = (from: RemoteStatus, to: RemoteStatus): boolean => NEXT[from].includes(to);
