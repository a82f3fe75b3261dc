import type { CurrentUser } from '../entities/user';
import type { ProviderCapability } from '../provider/offer';
import type { ApiCapability } from './api-capability';
import type { Capability, Readable, Unsubscribe } from './capability';
import type { LiveCapability } from './live-capability';

/**
 * What crosses the boundary between a host (the shell, an embed, a test) and a remote: data, functions and the query
 * client. No React context, atom or token crosses it. The object is frozen, and created for each mount.
 *
 * Every capability has its own version. A remote names the required and the optional ones; the host refuses a remote
 * whose requirements it does not meet before loading any of its code.
 */
export interface Host {
  readonly contract: string;
  readonly session: SessionCapability;
  readonly navigation: NavigationCapability;
  readonly api: ApiCapability;
  readonly queries: QueriesCapability;
  readonly live: LiveCapability;
  readonly errors: ErrorsCapability;
  readonly notices: NoticesCapability;
  readonly features: FeaturesCapability;
  readonly phrases: PhrasesCapability;
  readonly brand: BrandCapability;
  /** Absent in hosts without presence. */
  readonly presence?: PresenceCapability;
  /** Absent in pages of partners, whose keys are their own. */
  readonly keys?: KeysCapability;
  /** Aborted when the remote is unmounted; all its subscriptions must end with it. */
  readonly signal: AbortSignal;
}

/** The capabilities in this contract with their versions. */
export const CAPABILITY_VERSIONS = {
  session: '1.0.0',
  navigation: '1.1.0',
  api: '1.3.0',
  queries: '1.1.0',
  live: '1.5.0',
  errors: '1.0.0',
  notices: '1.0.0',
  features: '1.1.0',
  phrases: '1.0.0',
  brand: '1.4.0',
  presence: '1.0.0',
  keys: '1.1.0',
} as const;
/**
 * Requirements of a remote that uses the whole host: every capability, in its first version or a compatible later one.
 */
export const WHOLE_HOST = {
  session: '^1.0.0',
  navigation: '^1.0.0',
  api: '^1.0.0',
  queries: '^1.0.0',
  live: '^1.0.0',
  errors: '^1.0.0',
  notices: '^1.0.0',
  features: '^1.0.0',
  phrases: '^1.0.0',
  brand: '^1.0.0',
} as const satisfies Record<Exclude<CapabilityName, 'presence' | 'keys'>, string>;
/** The name of a capability. */
export type CapabilityName = keyof typeof CAPABILITY_VERSIONS;

/** The signed-in account. Credentials stay in the host. */
export interface SessionCapability extends Capability {
  /** The account; an empty object until it is loaded, and after a failure. */
  readonly me: Readable<CurrentUser>;
  /** Address of the player app for a game's preview, with the required token ([G27]). */
  previewUrl(code: string, challengeId?: number): string;
}

/** A location in the builder, as in the browser's address. */
export interface HostLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** Options of a navigation. */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A navigation that was held up; `proceed` continues it, `stay` cancels it. */
export interface LeaveAttempt {
  proceed(): void;
  stay(): void;
}

/** The page's only history. Addresses are the builder's own (`/games/edit/7`), whatever the page's URL is. */
export interface NavigationCapability extends Capability {
  readonly location: Readable<HostLocation>;
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The href that a link needs so that it opens in a new tab; in an embed this may be the builder's address. */
  href(to: string): string;
  /** Whether any active remote renders this address for this account; links to others are hidden. */
  knows(to: string): boolean;
  /** Changes with the remotes in service, when results of `knows` may change. */
  readonly revision?: Readable<number>;
  /** Blocks while `shouldBlock` returns true: inside the remote, to another remote, and when leaving the page. */
  block(shouldBlock: () => boolean, onAttempt: (attempt: LeaveAttempt) => void): Unsubscribe;
  /** The title of the screen, without the brand. */
  setTitle(title: string): void;
}

/** The page's only cache of server data: TanStack Query's client, typed by the remote that uses it. */
export interface QueriesCapability extends Capability {
  readonly client: unknown;
}

/** Somebody else who has the open game open. */
export interface PresentPerson {
  readonly id: number;
  readonly name: string;
}

/** Who else is here. */
export interface PresenceCapability extends Capability {
  /** Other organisers with the open game, by name; empty while the connection is down. */
  readonly others: Readable<readonly PresentPerson[]>;
}

/**
 * Commands known to the palette on any screen: starting or stopping a game, sending a message to players, freezing the
 * board. A frozen board declares `board.unfreeze` instead, which no other screen offers.
 */
export type ScreenCommand = 'game.run' | 'game.write' | 'board.freeze' | 'board.unfreeze';

/** A key of a screen: the screen's commands as data, for the keys themselves, their list and the palette. */
export interface ScreenKey {
  /** `c`, `?`, `Escape`, `ArrowDown`, `Shift+D`, `Mod+S` (Ctrl, on a Mac Cmd). Absent: a command without a key. */
  readonly keys?: string;
  /** The label, in the current language: "Add challenge". */
  readonly label: string;
  /** Heading in the list of keys, in the current language. */
  readonly group?: string;
  /** Its id for the palette, which opens its screen from others. */
  readonly command?: ScreenCommand;
  readonly run: () => void;
  /** Whether it is currently possible; always by default. */
  readonly when?: () => boolean;
}

/** The keys of the page. If a key is declared twice, the later declaration wins while it lasts. */
export interface KeysCapability extends Capability {
  declare(keys: readonly ScreenKey[]): Unsubscribe;
  /** Since 1.1: lists the keys of the screen, as `?` does. */
  list?(): void;
}

/** Receives errors that a remote does not handle. */
export interface ErrorsCapability extends Capability {
  /** Shows an error according to the catalogue. Handled and silent ones are only logged. */
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void;
}

/** Tone of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** A short message on the page. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
  /** An action such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds on screen; 7000 by default, 0 until it is closed. */
  readonly duration?: number;
}

/** Short messages to the organiser, and the saving state. */
export interface NoticesCapability extends Capability {
  show(notice: Notice): Unsubscribe;
  /** Counts a pending write for the status line; call the returned function when it has ended. */
  saving(): (outcome: 'saved' | 'failed') => void;
}

/** Features of account and white label, and the provider's capabilities. */
export interface FeaturesCapability extends Capability {
  readonly enabled: Readable<ReadonlySet<string>>;
  /**
   * Since 1.1: the provider's capabilities beyond the documented calls; absent in older hosts, which do not know them.
   */
  readonly offered?: Readable<ReadonlySet<ProviderCapability>>;
}

/** The language of the builder. English phrases are the keys. */
export interface PhrasesCapability extends Capability {
  /** BCP 47 tag for numbers, dates and the `lang` attribute. */
  readonly language: Readable<string>;
  readonly direction: Readable<'ltr' | 'rtl'>;
  /** The phrase in the current language; unchanged without a translation. */
  translate(phrase: string): string;
}

/** The white label. */
export interface BrandCapability extends Capability {
  readonly name: string;
  readonly colour: string;
  readonly logo: string;
  readonly playerOrigin: string;
  /** Since 1.1: address pattern of the map tiles (`{z}/{x}/{y}`); absent or empty for the outlines of land. */
  readonly mapTiles?: string;
  /** Since 1.3: attribution of the tiles; absent or empty if there is none. */
  readonly mapCredit?: string;
  /** Since 1.2: publishable key of Stripe, for a provider that does not announce one; absent or empty without. */
  readonly cardKey?: string;
  /** Since 1.4: where games and licences are bought; absent or empty if nowhere. */
  readonly shop?: string;
  /** Since 1.4: where custom stickers are ordered; absent or empty if nowhere. */
  readonly stickerShop?: string;
  readonly theme: Readable<'light' | 'dark' | 'system'>;
}
