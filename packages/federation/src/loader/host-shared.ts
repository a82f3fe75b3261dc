/** One module a host gives to its remotes, in the form Module Federation's runtime takes. */
export interface HostSharedModule {
  readonly version: string;
  readonly scope: 'default';
  readonly shareConfig: { readonly singleton: true; readonly strictVersion: boolean; readonly requiredVersion: string };
  /** A module that is there already. */
  readonly lib?: () => unknown;
  /** A module that is fetched when somebody asks for it. */
  readonly get?: () => Promise<() => unknown>;
}

/** What the host gives to its remotes. A build puts the modules of its list in this file's place. */
export const hostShared: Readonly<Record<string, HostSharedModule>> = {};
