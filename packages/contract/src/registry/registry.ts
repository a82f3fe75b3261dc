import * as z from '@waymark/contract/schema';
import type { LiveCode } from '../live/code';

/** Groups of the game's menu, in the order of an organiser's work. */
export const MENU_GROUPS = ['prepare', 'run', 'after'] as const;

/** An address pattern a remote renders, with `:game` for a game's id, and its conditions. */
export const remoteRouteSchema = z.object({
  /** Pattern such as `/games/edit/:game`. */
  path: z.string(),
  /** Requires this feature ([G74]). */
  feature: z.optional(z.string()),
  /** Accessible without a session. */
  public: z.optional(z.boolean()),
  /** Also matches `new` instead of a game's id ([G73]). */
  allowsNew: z.optional(z.boolean()),
  /**
   * Initial requests of the screen, without the version segment, with `:game` for the game's id. The page starts them
   * before any of the builder's code has loaded, for addresses without a query.
   */
  first: z.optional(z.array(z.string())),
  /** The screen's name: for one that is imported dynamically its module, without its folder, which is prefetched with the entry. */
  screen: z.optional(z.string()),
  /** The scripts of that screen, added by the build; prefetched by a page for this address. */
  preload: z.optional(z.array(z.string())),
  /** Fills the window, without navigation. */
  fullscreen: z.optional(z.boolean()),
});

/** An entry of the game's menu, shown by role and feature; permissions are the provider's. */
export const menuItemSchema = z.object({
  label: z.string(),
  /** Name of an icon of the ui package. */
  icon: z.string(),
  group: z.enum(MENU_GROUPS),
  /** Position within the group, ascending. */
  order: z.number(),
  /** Address with `:game`. */
  path: z.string(),
  feature: z.optional(z.string()),
  /** Roles that see it: everybody in the game, or administrators and these. */
  for: z.optional(z.array(z.enum(['everyone', 'administrator', 'coordinator', 'judge', 'joined', 'exporter']))),
  /** The number shown beside it: `waiting`, the answers awaiting review. A builder omits what it can't count. */
  counts: z.optional(z.string()),
});

/** A published release of a remote in the registry. */
export const releaseSchema = z.object({
  version: z.string(),
  /** Container name on the page, unique per release. */
  container: z.string(),
  /** Address of the entry script. */
  entry: z.string(),
  /**
   * Hashes (`sha256-…`) of the entry and of prefetched scripts, by the path of their address. The entry contains those
   * of all its later scripts.
   */
  integrity: z.record(z.string(), z.string()),
  /** Range of contract versions it was built against. */
  contract: z.string(),
  /** Required host capabilities, name to version range. */
  requires: z.record(z.string(), z.string()),
  /** Optional host capabilities. */
  optional: z.record(z.string(), z.string()),
  /** Range of API contract versions it supports; older releases without it support this default. */
  api: z._default(z.string(), '^1.0.0'),
  /** Version segments on which shells older than `api` run it; ignored by others. */
  apiVersions: z.optional(z.array(z.string())),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuItemSchema),
  /** Codes of live messages it uses beyond the contract, such as `ss.lantern.update`. */
  live: z.optional(z.array(z.string())),
  /** Scripts to prefetch with the entry. */
  preload: z.array(z.string()),
});

/** A release on trial. Assigned once per person, so that nobody alternates. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** Percentage of people who get it. */
  percent: z.number(),
});

/** A remote in the registry: current release, fallback, and trial. */
export const registryEntrySchema = z.object({
  id: z.string(),
  current: releaseSchema,
  previous: z.optional(releaseSchema),
  canary: z.optional(canarySchema),
});

/** The registry document of a channel: all that changes when a remote is released. */
export const registrySchema = z.object({
  channel: z.string(),
  /** Rises with every change; a page uses one revision. */
  revision: z.number(),
  remotes: z.array(registryEntrySchema),
});

/** A registry document as stored and served: its exact text, and the signature over it. */
export const signedRegistrySchema = z.object({
  document: z.string(),
  /** ed25519, in base64. */
  signature: z.string(),
});

/** An address pattern a remote draws. */
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;
/** An entry of the game's menu. */
export type MenuItem = z.infer<typeof menuItemSchema>;
/** One published release of a remote. */
export type Release = z.infer<typeof releaseSchema>;
/** A release on trial. */
export type Canary = z.infer<typeof canarySchema>;
/** A registry document with its signature. */
export type SignedRegistry = z.infer<typeof signedRegistrySchema>;
/** A remote in the registry. */
export type RegistryEntry = z.infer<typeof registryEntrySchema>;
/** The registry document of one channel. */
export type Registry = z.infer<typeof registrySchema>;

/** A remote's description of itself at build time; the build adds version, addresses and hashes to make a Release. */
export interface RemoteManifest<Screen extends string = string> {
  readonly id: string;
  /** Range of contract versions. */
  readonly contract: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly optional: Readonly<Record<string, string>>;
  /** Range of API contract versions it supports, whatever the segment's name. */
  readonly api: string;
  readonly routes: readonly (RemoteRoute & { readonly screen: Screen })[];
  readonly menu: readonly MenuItem[];
  /** Codes of live messages it uses beyond the contract. */
  readonly live?: readonly LiveCode[];
}

/**
 * Document in a built folder that maps dynamic imports to scripts, by the last part of the import (`builder` for
 * `import('./builder')`), so that a server can prefetch what an address needs.
 */
export const LATER_FILE = 'later.json';

/** Name of the document next to every release's entry that describes it. */
export const RELEASE_FILE = 'release.json';

/** Id of the data block with the registry. */
export const REGISTRY_BLOCK_ID = 'waymark-registry';

/** Version of this contract, which a remote's `contract` range must match. */
export const CONTRACT_VERSION = '1.0.0';
