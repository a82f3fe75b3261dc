/** One module a host gives to its remotes, in the form share scopes hold it. */
export interface HostSharedModule {
  readonly version: string;
  readonly from: string;
  /** Whether it is there already; otherwise `get` fetches it. */
  readonly loaded: boolean;
  get(): Promise<() => unknown>;
}

/** What the host gives to its remotes. A build puts the modules of its list in this file's place. */
export const hostShared: Readonly<Record<string, HostSharedModule>> = {};
