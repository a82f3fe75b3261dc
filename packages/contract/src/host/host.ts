import type { Method } from '../api/route';
import type { GameId } from '../entities/ids';
import type { CurrentUser } from '../entities/user';
import type { LiveCode } from '../live/code';
import type { LiveMessage } from '../live/message-frame';
import type { ProviderCapability } from '../provider/offer';

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
  brand: '1.1.0',
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

interface Capability {
  readonly version: string;
}

/** Ends a subscription. Calling it twice is harmless. */
export type Unsubscribe = () => void;

/** An observable value. Fits React's useSyncExternalStore. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): Unsubscribe;
}

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
  /** Changes when another set of remotes is in service, and `knows` may answer differently. */
  readonly revision?: Readable<number>;
  /** Blocks while `shouldBlock` returns true: inside the remote, to another remote, and when leaving the page. */
  block(shouldBlock: () => boolean, onAttempt: (attempt: LeaveAttempt) => void): Unsubscribe;
  /** The title of the screen, without the brand. */
  setTitle(title: string): void;
}

/** One call of the provider's API. */
export interface ApiRequest {
  readonly method: Method;
  /** Without the version segment, parameters filled in: `/games/7.json`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Stays on the normal version on a staging host. */
  readonly unswapped?: boolean;
  /** Needs no session. */
  readonly public?: boolean;
  /** Statuses that the call site handles; they never reach the error catalogue ([G13]). */
  readonly handles?: readonly (number | 'none')[];
  /** Since 1.1: the response is a file, returned as a Blob; the white label is also sent in the query ([G85]). */
  readonly file?: boolean;
  /**
   * Since 1.2: beyond the documented calls. If the provider does not offer it, the call fails with 404 without being
   * sent; a 404 despite the offer withdraws it until the page is reloaded.
   */
  readonly capability?: ProviderCapability;
  /**
   * Since 1.2: an idempotency key. If the provider offers `idempotency`, calls with the same key take effect once;
   * retries reuse the key, a new press generates one.
   */
  readonly intent?: string;
  /** Failures are only logged. */
  readonly silent?: boolean;
  /** Since 1.3: is still sent when the page goes away, as the last thing it does. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

/** A failed call, as data that survives the boundary (errors of two builds share no classes). */
export interface ApiFailure {
  readonly name: 'ApiFailure';
  /** HTTP status, or `none` without a response. */
  readonly status: number | 'none';
  /** The server's message, otherwise a plain sentence. */
  readonly message: string;
  /** The response body: parsed if it was JSON, otherwise text. */
  readonly data: unknown;
  /** The call site handles this status, or the call is silent, so nobody else shows it. */
  readonly handled: boolean;
}

/** Calls the provider with credentials, white label and token refresh. */
export interface ApiCapability extends Capability {
  /**
   * @returns the parsed JSON; undefined for an empty response; a Blob if a file was requested
   * @throws {ApiFailure} for every status from 400, and without a response
   */
  request(call: ApiRequest): Promise<unknown>;
  /** PUTs a file to a signed address without credentials. Progress goes from 0 to 1. */
  putFile(address: string, file: Blob, options?: PutFileOptions): Promise<void>;
  /**
   * Since 1.2: whether the provider offers a capability beyond the documented calls. `features.offered` reports
   * changes.
   */
  offers?(capability: ProviderCapability): boolean;
  /** Since 1.2: address of a geocoding service that browsers call directly ([G47]), containing `{address}`. */
  readonly geocoder?: string;
  /** Resolves an address of the provider (`/media/…`). */
  resolve(address: string): string;
}

/** Options of an upload. */
export interface PutFileOptions {
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** The page's only cache of server data: TanStack Query's client, typed by the remote that uses it. */
export interface QueriesCapability extends Capability {
  readonly client: unknown;
}

/** State of the live connection. */
export type LiveStatus = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'offline';

/** A field that somebody else also changed, as Change Detected shows it. */
export interface LiveDifference {
  readonly field: string;
  /** The field's label, in the current language. */
  readonly label: string;
  /** The displayed value on this screen. */
  readonly mine: string;
  /** The stored value. */
  readonly theirs: string;
}

/** How a screen reacts to other people's messages. */
export interface LiveScreen {
  readonly game: GameId;
  /** Sources that ask (Change Detected) instead of reloading. */
  readonly asks: readonly LiveCode[];
  /**
   * Whether a message conflicts with an ongoing edit; if false, it is merged silently. If absent, all messages of these
   * sources ask.
   */
  readonly conflicts?: (message: LiveMessage) => boolean;
  /**
   * Since 1.2: the fields of this screen that a Refresh would replace, for the question. An empty list merges silently;
   * undefined means unknown.
   */
  readonly differences?: (messages: readonly LiveMessage[]) => Promise<readonly LiveDifference[] | undefined>;
  /**
   * Runs after Refresh, besides reloading the affected data.
   * @param keep since 1.2, fields that keep this screen's value
   */
  readonly onRefresh?: (message: LiveMessage, keep: readonly string[]) => void;
  /** Since 1.5: the question was answered, in whichever way, or dropped. Runs before `onRefresh`. */
  readonly onSettled?: () => void;
}

/** The tab's only live socket. */
export interface LiveCapability extends Capability {
  readonly status: Readable<LiveStatus>;
  /** Messages of these sources, including one's own. Since 1.4, also of sources that the host does not know. */
  subscribe(sources: readonly LiveCode[], onMessage: (message: LiveMessage) => void): Unsubscribe;
  /** Sets the rules of the current screen; the latest ones apply until their subscription ends. */
  screen(screen: LiveScreen): Unsubscribe;
  /** Since 1.1: suppresses Reel Complete while a reel plays, until the returned function is called ([G79]). */
  playing?(): Unsubscribe;
  /**
   * Since 1.3: asks about another person's change that the screen found itself, because the connection was down when it
   * was announced; like a message of its source.
   */
  ask?(message: LiveMessage): void;
  /** Since 1.5: answers the question that is open, shown yet or not, as its Refresh does. */
  answer?(keep: readonly string[]): void;
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

/** A key of a screen: the screen's commands as data, for the keys themselves, their list and the palette. */
export interface ScreenKey {
  /** `c`, `?`, `Escape`, `ArrowDown`, `Shift+D`, `Mod+S` (Ctrl, on a Mac Cmd). Absent: a command without a key. */
  readonly keys?: string;
  /** What it does, in the language on view: "Add challenge". */
  readonly label: string;
  /** Heading in the list of keys, in the language on view. */
  readonly group?: string;
  readonly run: () => void;
  /** Whether it can be done now; always without this. */
  readonly when?: () => boolean;
}

/** The keys of the page. Of two that are declared for one key the later one counts, for as long as it is declared. */
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
  /** Since 1.1: address pattern of the map tiles (`{z}/{x}/{y}`); absent or empty for a plain grid. */
  readonly mapTiles?: string;
  readonly theme: Readable<'light' | 'dark' | 'system'>;
}
