import { hostShared } from './host-shared';

/** A shared module of this page, for developers. */
export interface SharedHere {
  readonly name: string;
  readonly version: string;
  /** Who provided it. */
  readonly from: string;
  /** Loaded from the start, or on demand. */
  readonly loaded: boolean;
}

/** What a page shares with its remotes. */
export const describeSharing = (): readonly SharedHere[] =>
  Object.entries(hostShared).map(([name, { version, from, loaded }]) => ({ name, version, from, loaded }));
