import { hostShared } from './host-shared';

/** One module that this page has once, for developers to read. */
export interface SharedHere {
  readonly name: string;
  readonly version: string;
  /** Who brought it. */
  readonly from: string;
  /** There from the start, or fetched when something asks for it. */
  readonly loaded: boolean;
}

/** What a page shares with its remotes. */
export const describeSharing = (): readonly SharedHere[] =>
  Object.entries(hostShared).map(([name, { version, from, loaded }]) => ({ name, version, from, loaded }));
