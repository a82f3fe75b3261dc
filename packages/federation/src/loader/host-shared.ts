/** A module a host shares with its remotes, as share scopes hold it. */
export interface HostSharedModule {
  readonly version: string;
  readonly from: string;
  /** Whether it is loaded; otherwise `get` loads it. */
  readonly loaded: boolean;
  get(): Promise<() => unknown>;
}

/** The modules a host shares. Builds replace this file with the modules of their list. */
export const hostShared: Readonly<Record<string, HostSharedModule>> = {};
