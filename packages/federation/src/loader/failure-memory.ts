import type { FailureKind, RemoteFailure } from './remote-state';

/** Remembers failed releases in this browser across reloads. */
export interface FailureMemory {
  /** @returns whether this failure disables the release for a while */
  note(container: string, failure: RemoteFailure): boolean;
  /** Why a release is disabled now; undefined if it is not. */
  shutOut(container: string): RemoteFailure | undefined;
}

interface Remembered {
  readonly times: number;
  readonly until: number;
  readonly kind: FailureKind;
  readonly remote: string;
  readonly version: string;
}

const KEY = 'waymark_failed_releases';
const TIMES = 2;
const SHUT_OUT_MS = 10 * 60_000;
/** Old failures no longer count. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** Remembers in local storage; without it, not at all. */
export function rememberFailures(storage: Storage | undefined, now: () => number = Date.now): FailureMemory {
  const read = (): Record<string, Remembered> => {
    try {
      const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
      const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
      return Object.fromEntries(entries.filter(([, one]) => isRemembered(one)));
    } catch {
      return {};
    }
  };
  return {
    note(container, { kind, remote, version = '' }) {
      const fresh = Object.entries(read()).filter(([, { until }]) => now() - until < FORGOTTEN_MS);
      const stored = Object.fromEntries(fresh);
      const times = (stored[container]?.times ?? 0) + 1;
      const isShut = times >= TIMES;
      stored[container] = {
        times: isShut ? 0 : times,
        until: isShut ? now() + SHUT_OUT_MS : now(),
        kind,
        remote,
        version,
      };
      try {
        storage?.setItem(KEY, JSON.stringify(stored));
      } catch {
        // With a full storage nothing is remembered; the page itself still falls back.
      }
      return isShut;
    },
    shutOut(container) {
      const stored = read()[container];
      // In the future, so the machine's clock has been turned back since.
      if (!stored || stored.until <= now() || stored.until > now() + SHUT_OUT_MS) return undefined;
      return {
        kind: stored.kind,
        remote: stored.remote,
        version: stored.version,
        message: 'It failed here twice lately',
      };
    },
  };
}

/** Other versions of the builder, or people, may have stored something else. */
const isRemembered = (candidate: Partial<Remembered> | null): candidate is Remembered =>
  typeof candidate?.times === 'number' && typeof candidate.until === 'number' && typeof candidate.kind === 'string';
