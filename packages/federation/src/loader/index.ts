import { createLoader } from './create-loader';
import { createFederationRuntime } from './federation-runtime';
import { parcelStarter } from './parcel-starter';
import type { LoaderOptions, RemoteLoader } from './remote-loader';

export { ABSENT_WORDS } from './absent-words';
export { describeProblems, type HostOffer, incompatibilities } from './compatibility';
export { describeSharing, type SharedHere } from './describe-sharing';
export { type FailureMemory, rememberFailures } from './failure-memory';
export { FAILURE_WORDS, type FailureWords, INCOMPATIBLE_WORDS } from './failure-words';
export type { Faults } from './faults';
export { createLoaderFamily } from './loader-family';
export { type RegistryReading, readRegistry, readRegistryBlock } from './registry-block';
export type { ReleaseAge } from './release-age';
export type { LoaderOptions, MakeHost, RemoteLoader, RemoteMount } from './remote-loader';
export type {
  FailureKind,
  Incompatibility,
  LoaderEvent,
  RemoteFailure,
  RemoteState,
  RemoteStatus,
} from './remote-state';
export { withTrials } from './trials';

/** Creates a page's loader: Module Federation fetches the remotes, single-spa's root parcels run them. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  return createLoader(options, createFederationRuntime, parcelStarter);
}
