import { type RegistryEntry, type Release, type Writable, writable } from '@waymark/contract';
import { describeProblems, type HostOffer, incompatibilities } from './compatibility';
import {
  type Incompatibility,
  type LoaderEvent,
  mayFollow,
  type RemoteFailure,
  type RemoteState,
} from './remote-state';

/** The loader's state of one remote. */
export interface Area {
  readonly id: string;
  readonly state: Writable<RemoteState>;
  /** Changes the state; transitions that are not allowed are ignored (a late report about an unmounted remote). */
  move(next: RemoteState): boolean;
  /** The failed current release while the previous one works; kept until a retry or another release. */
  givenUp: { readonly container: string; readonly failure: RemoteFailure } | undefined;
  attempt: number;
}

/** Starts tracking a remote. */
export function createArea(id: string, onEvent: (event: LoaderEvent) => void): Area {
  const state = writable<RemoteState>({ status: 'idle' });
  return {
    id,
    state,
    move(next) {
      if (!mayFollow(state.get().status, next.status)) return false;
      state.set(next);
      onEvent({ type: 'state', remote: id, state: next });
      return true;
    },
    givenUp: undefined,
    attempt: 0,
  };
}

/** Releases to try, best first; or why none can run. */
export type Choice =
  | { readonly releases: readonly Release[]; readonly because: RemoteFailure | undefined }
  | { readonly problems: readonly Incompatibility[] };

/** Chooses the releases of a remote to try on this host, from the registry alone. */
export function chooseReleases(entry: RegistryEntry, offer: HostOffer, givenUp: Area['givenUp']): Choice {
  const problems = incompatibilities(entry.current, offer);
  const previous = entry.previous && incompatibilities(entry.previous, offer).length === 0 ? [entry.previous] : [];
  if (problems.length > 0) {
    if (previous.length === 0) return { problems };
    return { releases: previous, because: contractFailure(entry, problems) };
  }
  if (givenUp?.container === entry.current.container && previous.length > 0) {
    return { releases: previous, because: givenUp.failure };
  }
  return { releases: [entry.current, ...previous], because: undefined };
}

function contractFailure(entry: RegistryEntry, problems: readonly Incompatibility[]): RemoteFailure {
  const message = `The release ${describeProblems(problems)}`;
  return { kind: 'contract', remote: entry.id, version: entry.current.version, message };
}
