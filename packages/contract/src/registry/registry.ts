import * as z from '@waymark/contract/schema';

/** The six remotes, in the order of their ports. */
export const REMOTE_IDS = [
  'mf-games',
  'mf-challenges',
  'mf-moderation',
  'mf-teams',
  'mf-media',
  'mf-presentation',
] as const;

/** Where a menu item stands in the game's menu: in the order of an organiser's work. */
export const MENU_GROUPS = ['prepare', 'run', 'after'] as const;

/** An address pattern a remote draws, with `:game` for a game's id; what must be true for it to exist. */
export const remoteRouteSchema = z.object({
  /** Pattern such as `/games/edit/:game`. */
  path: z.string(),
  /** Exists only with this feature ([G74]). */
  feature: z.optional(z.string()),
  /** Open to visitors without a session. */
  public: z.optional(z.boolean()),
  /** Also answers with `new` in place of the game's id ([G73]). */
  allowsNew: z.optional(z.boolean()),
  /**
   * Reads the screen begins with, below the version segment, with `:game` for the game's id. The page starts them before
   * any code of the builder has arrived, for addresses without a query.
   */
  first: z.optional(z.array(z.string())),
  /** The screen's file as the remote imports it later, without its folder: what is fetched besides the entry. */
  screen: z.optional(z.string()),
  /** The scripts of that screen. The build adds them; a page that is asked for this address fetches them ahead. */
  preload: z.optional(z.array(z.string())),
  /** Fills the window, without navigation. */
  fullscreen: z.optional(z.boolean()),
});

/** An entry of the game's menu. Who sees it is said by role and feature; the provider decides what may be done. */
export const menuItemSchema = z.object({
  label: z.string(),
  /** Name of an icon of the ui package. */
  icon: z.string(),
  group: z.enum(MENU_GROUPS),
  /** Place within the group, small first. */
  order: z.number(),
  /** Address with `:game`. */
  path: z.string(),
  feature: z.optional(z.string()),
  /** Roles that see it: everybody of the game, or administrators with these besides. */
  for: z.optional(z.array(z.enum(['everyone', 'administrator', 'coordinator', 'judge', 'joined', 'exporter']))),
});

/** One published release of a remote, as the registry names it. */
export const releaseSchema = z.object({
  version: z.string(),
  /** Container name on the page, unique per release. */
  container: z.string(),
  /** Address of the entry script. */
  entry: z.string(),
  /**
   * Hash (`sha256-…`) of the entry, and of the scripts a page may fetch ahead, by their address' path. The entry carries
   * those of all its later scripts.
   */
  integrity: z.record(z.string(), z.string()),
  /** Version range of the contract it was built against. */
  contract: z.string(),
  /** Capabilities of the host it cannot work without, name to version range. */
  requires: z.record(z.string(), z.string()),
  /** Capabilities it uses where they are there. */
  optional: z.record(z.string(), z.string()),
  /** Version range of the API contract that it speaks; releases from before it was said speak this one. */
  api: z._default(z.string(), '^1.0.0'),
  /** Version segments on which shells from before `api` run it; others do not read this. */
  apiVersions: z.optional(z.array(z.string())),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuItemSchema),
  /** Scripts worth fetching together with the entry. */
  preload: z.array(z.string()),
});

/** A release on trial: who gets it is decided once per person, so that nobody goes back and forth. */
export const canarySchema = z.object({
  release: releaseSchema,
  /** How many of a hundred people get it. */
  percent: z.number(),
});

/** A remote in the registry: the release in service, the one to fall back to, and the one on trial. */
export const registryEntrySchema = z.object({
  id: z.string(),
  current: releaseSchema,
  previous: z.optional(releaseSchema),
  canary: z.optional(canarySchema),
});

/** The registry document of one channel: the only thing that changes when a remote is released. */
export const registrySchema = z.object({
  channel: z.string(),
  /** Rises with every change; a page uses one revision. */
  revision: z.number(),
  remotes: z.array(registryEntrySchema),
});

/** A registry document as it is stored and handed out: its exact text, and the signature over that text. */
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

/** What a remote says of itself at build time; the build adds version, addresses and hashes and makes a Release of it. */
export interface RemoteManifest {
  readonly id: string;
  /** Version range of the contract. */
  readonly contract: string;
  readonly requires: Readonly<Record<string, string>>;
  readonly optional: Readonly<Record<string, string>>;
  /** Version range of the API contract that it speaks, whatever the segment is called behind which it is found. */
  readonly api: string;
  readonly routes: readonly RemoteRoute[];
  readonly menu: readonly MenuItem[];
}

/**
 * Name of the document in a built folder that says which scripts belong to what is imported later, by the last part of
 * the import (`builder` for `import('./builder')`): a server fetches ahead what an address is going to need.
 */
export const LATER_FILE = 'later.json';

/** Name of the document that lies beside the entry of every release and says what it is. */
export const RELEASE_FILE = 'release.json';

/** Id of the page's data block that holds the registry. */
export const REGISTRY_BLOCK_ID = 'waymark-registry';

/** Version of this contract: what a remote's `contract` range is held against. */
export const CONTRACT_VERSION = '1.0.0';
