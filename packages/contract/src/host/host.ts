import type { Method } from '../api/route';
import type { GameId } from '../entities/ids';
import type { CurrentUser } from '../entities/user';
import type { LiveMessage } from '../live/message';
import type { LiveSource } from '../live/sources';
import type { ProviderCapability } from '../provider/offer';

/**
 * What crosses the boundary between a host (the shell, an embed, a test) and a remote: data, functions and the query
 * client. No React context, no atoms and no token cross it. The object is frozen and made anew for each mount.
 *
 * Every capability carries its own version. A remote names those it requires and those it can do without; the host
 * refuses a remote whose requirements it cannot meet before any of its code is fetched.
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
  /** Absent in hosts that cannot tell who else is there. */
  readonly presence?: PresenceCapability;
  /** Ends when the remote is unmounted; everything it subscribed to must end with it. */
  readonly signal: AbortSignal;
}

/** The versions of the capabilities this contract describes, by name. */
export const CAPABILITY_VERSIONS = {
  session: '1.0.0',
  navigation: '1.0.0',
  api: '1.2.0',
  queries: '1.0.0',
  live: '1.3.0',
  errors: '1.0.0',
  notices: '1.0.0',
  features: '1.1.0',
  phrases: '1.0.0',
  brand: '1.1.0',
  presence: '1.0.0',
} as const;
/** What a remote requires that uses the whole host: every capability, in its first version or a later one of it. */
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
} as const satisfies Record<Exclude<CapabilityName, 'presence'>, string>;
/** The name of a capability. */
export type CapabilityName = keyof typeof CAPABILITY_VERSIONS;

interface Capability {
  readonly version: string;
}

/** Ends a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void;

/** A value that changes: read it, and be told of changes. Fits React's useSyncExternalStore. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): Unsubscribe;
}

/** Who is signed in. Credentials stay with the host. */
export interface SessionCapability extends Capability {
  /** The account; an empty object until it is known, and when the look-up failed. */
  readonly me: Readable<CurrentUser>;
  /** Address of the player app for a preview of a game, with the token it needs ([G27]). */
  previewUrl(code: string, challengeId?: number): string;
}

/** A place in the builder, as in the browser's address. */
export interface HostLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** How to go somewhere. */
export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A navigation that was held up; `proceed` continues it, `stay` cancels it. */
export interface LeaveAttempt {
  proceed(): void;
  stay(): void;
}

/** The one history of the page. Addresses are the builder's own (`/games/edit/7`), whatever the page's address is. */
export interface NavigationCapability extends Capability {
  readonly location: Readable<HostLocation>;
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The href a link needs so that opening it in a new tab works; in an embed this may be the builder's own address. */
  href(to: string): string;
  /** Whether any remote in service draws this address for this account: links to others are left out. */
  knows(to: string): boolean;
  /** Held up while `shouldBlock` answers true: inside the remote, to another remote, and on leaving the page. */
  block(shouldBlock: () => boolean, onAttempt: (attempt: LeaveAttempt) => void): Unsubscribe;
  /** The title of the screen, without the brand. */
  setTitle(title: string): void;
}

/** One call of the provider's API. */
export interface ApiRequest {
  readonly method: Method;
  /** Below the version segment, filled in: `/games/7.json`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Stays on the normal version on a staging host. */
  readonly unswapped?: boolean;
  /** Needs no session. */
  readonly public?: boolean;
  /** Statuses the call site deals with itself; they never reach the error catalogue ([G13]). */
  readonly handles?: readonly (number | 'none')[];
  /** Since 1.1: the answer is a file, to be had as a Blob; the white label goes into the query as well ([G85]). */
  readonly file?: boolean;
  /**
   * Since 1.2: goes beyond the documented calls. Where the provider does not offer it, the call fails with 404 without being
   * sent; where it says 404 in spite of its offer, the offer is void until the page is loaded again.
   */
  readonly capability?: ProviderCapability;
  /**
   * Since 1.2: a key for what somebody means to do by the call. Where the provider offers `idempotency`, calls with one key do
   * it once; a try after no answer carries the same key, a new press a new one.
   */
  readonly intent?: string;
  /** Failures are logged only. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal;
}

/** How a call failed, in words that survive the boundary (errors of two builds share no classes). */
export interface ApiFailure {
  readonly name: 'ApiFailure';
  /** HTTP status, or `none` when no answer came. */
  readonly status: number | 'none';
  /** The server's own message where it gave one, else a plain sentence. */
  readonly message: string;
  /** The answer's content as it came: JSON where it was JSON, else text. */
  readonly data: unknown;
  /** The call site named this status as its own, or the call was silent: nobody else shows it. */
  readonly handled: boolean;
}

/** Calls of the provider with the session's credentials, the white label and the refresh rules. */
export interface ApiCapability extends Capability {
  /**
   * @returns the parsed JSON of the answer; undefined for an empty one; a Blob where a file was asked for
   * @throws {ApiFailure} for every status from 400 and for no answer
   */
  request(call: ApiRequest): Promise<unknown>;
  /** Puts a file to a signed address, without credentials. Progress runs from 0 to 1. */
  putFile(address: string, file: Blob, options?: PutFileOptions): Promise<void>;
  /** Since 1.2: whether the provider offers something beyond the documented calls. `features.offered` tells of changes. */
  offers?(capability: ProviderCapability): boolean;
  /** Since 1.2: address of a geocoding service that browsers ask themselves ([G47]), with `{address}` in it. */
  readonly geocoder?: string;
  /** Makes an address of the provider absolute (`/media/…`). */
  resolve(address: string): string;
}

/** How to put a file. */
export interface PutFileOptions {
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** The page's one cache of server data: TanStack Query's client, typed by the remote that uses it. */
export interface QueriesCapability extends Capability {
  readonly client: unknown;
}

/** How the live connection stands. */
export type LiveStatus = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline';

/** A field that somebody else changed as well, as Change Detected shows it. */
export interface LiveDifference {
  readonly field: string;
  /** What the screen calls the field, in the language on view. */
  readonly label: string;
  /** The value on this screen, as people read it. */
  readonly mine: string;
  /** The value that is stored. */
  readonly theirs: string;
}

/** What a screen wants done about messages of others. */
export interface LiveScreen {
  readonly game: GameId;
  /** Sources of which somebody else's message asks (Change Detected) instead of reloading. */
  readonly asks: readonly LiveSource[];
  /**
   * Whether a message would touch something that is being edited; false merges it in without a question.
   * Absent: every message of these sources asks.
   */
  readonly conflicts?: (message: LiveMessage) => boolean;
  /**
   * Since 1.2: what a Refresh would replace on this screen, field by field, for the question to show. None: nothing differs,
   * so the messages are taken over without a question. Undefined: it cannot be told.
   */
  readonly differences?: (messages: readonly LiveMessage[]) => Promise<readonly LiveDifference[] | undefined>;
  /**
   * Runs after Refresh, besides the reload of the data concerned.
   * @param keep since 1.2, the fields of which the organiser keeps the value of this screen
   */
  readonly onRefresh?: (message: LiveMessage, keep: readonly string[]) => void;
}

/** The one live socket of the tab. */
export interface LiveCapability extends Capability {
  readonly status: Readable<LiveStatus>;
  /** Messages of these sources as they come, own and others'. */
  subscribe(sources: readonly LiveSource[], onMessage: (message: LiveMessage) => void): Unsubscribe;
  /** Declares what the screen on view wants; the last one declared is in force until it ends. */
  screen(screen: LiveScreen): Unsubscribe;
  /** Since 1.1: a reel is being played until the answer is called; Reel Complete stays away meanwhile ([G79]). */
  playing?(): Unsubscribe;
  /**
   * Since 1.3: asks about a change by somebody else that the screen has found out itself, because nobody could tell while the
   * line was cut; as about a message of its kind.
   */
  ask?(message: LiveMessage): void;
}

/** Somebody who has the open game open as well. */
export interface PresentPerson {
  readonly id: number;
  readonly name: string;
}

/** Who else is there. */
export interface PresenceCapability extends Capability {
  /** The other organisers who have the open game open, by name; nobody while the line is down. */
  readonly others: Readable<readonly PresentPerson[]>;
}

/** Where errors go that a remote does not deal with itself. */
export interface ErrorsCapability extends Capability {
  /** Shows an error by the catalogue. Handled and silent ones are only logged. */
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void;
}

/** Tone of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** A short message on the page. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
  /** A way back or on, for instance Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds on screen; 7000 without a choice, 0 stays until it is closed. */
  readonly duration?: number;
}

/** Short messages to the organiser, and what is being saved. */
export interface NoticesCapability extends Capability {
  show(notice: Notice): Unsubscribe;
  /** Counts a write that is under way; call the answer when it ended. Feeds the status line. */
  saving(): (outcome: 'saved' | 'failed') => void;
}

/** Switches of the account and the white label, and what the provider offers. */
export interface FeaturesCapability extends Capability {
  readonly enabled: Readable<ReadonlySet<string>>;
  /** Since 1.1: what the provider offers beyond the documented calls; absent in older hosts, which cannot tell. */
  readonly offered?: Readable<ReadonlySet<ProviderCapability>>;
}

/** The language of the builder. Phrases are their own keys. */
export interface PhrasesCapability extends Capability {
  /** BCP 47 tag, for numbers, dates and the `lang` attribute. */
  readonly language: Readable<string>;
  readonly direction: Readable<'ltr' | 'rtl'>;
  /** The phrase in the language on view; the phrase itself where there is no translation. */
  translate(phrase: string): string;
}

/** The white label. */
export interface BrandCapability extends Capability {
  readonly name: string;
  readonly colour: string;
  readonly logo: string;
  readonly playerOrigin: string;
  /** Since 1.1: address pattern of the map tiles (`{z}/{x}/{y}`); absent or empty for a plain grid. */
  readonly mapTiles?: string;
  readonly theme: Readable<'light' | 'dark' | 'system'>;
}
