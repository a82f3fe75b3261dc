import type { GameId } from '../entities/ids';
import type { LiveCode } from '../live/code';
import type { LiveMessage } from '../live/message-frame';
import type { Capability, Readable, Unsubscribe } from './capability';

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
  /** Since 1.5: the question was answered in any way, or dropped. Runs before `onRefresh`. */
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
  /** Since 1.5: answers the open question, shown or not, like its Refresh. */
  answer?(keep: readonly string[]): void;
}
