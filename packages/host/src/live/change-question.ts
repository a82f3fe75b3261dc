import { verdictOn } from '@waymark/client';
import type { LiveDifference, LiveMessage, LiveScreen, Writable } from '@waymark/contract';
import { affectedQueries, type Reloads } from './reloads';

/** Somebody else's change that waits for the organiser's answer. */
export interface PendingChange {
  readonly messages: readonly LiveMessage[];
  /** Values that a Refresh would replace on screen, if known. */
  readonly differences?: readonly LiveDifference[] | undefined;
}

/** How long the question waits for the screen to report differences, in milliseconds. */
const TIMEOUT = 700;
const OVERDUE = Symbol('overdue');

/** What asking needs. */
export interface ChangeQuestionOptions {
  /** The question on screen. */
  readonly pending: Writable<PendingChange | undefined>;
  readonly reloads: Reloads;
  readonly myId: () => number | undefined;
  readonly namesChanges?: (() => boolean) | undefined;
  /** Runs something that may interrupt, after a pause in typing. */
  readonly whenResting: (run: () => void) => void;
}

/** Asks about changes of others that conflict with what the current screen shows. */
export class ChangeQuestion {
  readonly #options: ChangeQuestionOptions;
  #screens: readonly LiveScreen[] = [];
  /** Messages to ask about, displayed or not. */
  #asked: readonly LiveMessage[] = [];
  /** Messages that a screen keeps its values over, by screen. */
  readonly #ignored = new Map<LiveScreen, readonly LiveMessage[]>();

  constructor(options: ChangeQuestionOptions) {
    this.#options = options;
  }

  /** Sets the rules of the current screen. */
  declare(screen: LiveScreen): void {
    this.#screens = [...this.#screens, screen];
  }

  /** Removes the rules of a screen; its question closes with it. */
  leave(screen: LiveScreen): void {
    if (!this.#screens.includes(screen)) return;
    this.ignore();
    this.#screens = this.#screens.filter((other) => other !== screen);
    const ignored = this.#ignored.get(screen) ?? [];
    this.#ignored.delete(screen);
    if (ignored.length > 0) this.#options.reloads.touch(affectedQueries(ignored));
  }

  /** Asks about a change if the current screen wants that; returns whether it does. */
  ask(message: LiveMessage): boolean {
    const screen = this.#screens.at(-1);
    const { myId, namesChanges } = this.#options;
    if (!screen || verdictOn(message, screen, myId(), namesChanges?.()) !== 'ask') return false;
    this.#asked = [...this.#asked, message];
    if (screen.differences) void this.#compare(screen, this.#asked);
    else this.#show({ messages: this.#asked });
    return true;
  }

  /** Keeps this screen's values until it unmounts; screens opened meanwhile reload theirs. */
  ignore(): void {
    const messages = this.#asked;
    this.#settle();
    const screen = this.#screens.at(-1);
    if (!screen || messages.length === 0) return;
    this.#ignored.set(screen, [...(this.#ignored.get(screen) ?? []), ...messages]);
    this.#options.reloads.expire(affectedQueries(messages));
  }

  /**
   * Applies pending changes and reloads affected data.
   * @param keep fields that keep this screen's value
   */
  refresh(keep: readonly string[] = []): void {
    const messages = this.#asked;
    this.#settle();
    const screen = this.#screens.at(-1);
    for (const message of messages) screen?.onRefresh?.(message, keep);
    this.#options.reloads.touch(affectedQueries(messages));
  }

  /** Answers the open question, from beside it. */
  answer(keep: readonly string[]): void {
    if (this.#asked.length > 0) this.refresh(keep);
  }

  #settle(): void {
    const isOpen = this.#asked.length > 0;
    this.#asked = [];
    this.#options.pending.set(undefined);
    if (isOpen) this.#screens.at(-1)?.onSettled?.();
  }

  /** Asks once the differences are known or overdue; without differences there is no question. */
  async #compare(screen: LiveScreen, messages: readonly LiveMessage[]): Promise<void> {
    const differencesOf = screen.differences?.(messages).catch(() => undefined);
    const overdue = new Promise<typeof OVERDUE>((resolve) => setTimeout(resolve, TIMEOUT, OVERDUE));
    const inTime = await Promise.race([differencesOf, overdue]);
    if (inTime !== OVERDUE) return this.#decide(messages, inTime);
    this.#decide(messages, undefined);
    // On a slow connection the open question gets them later.
    const late = await differencesOf;
    if (late) this.#decide(messages, late);
  }

  /**
   * Asks with what is known of the differences. Without any there is nothing to ask, unless the messages don't say what
   * changed; and a question on screen does not vanish under the hand.
   */
  #decide(messages: readonly LiveMessage[], differences: readonly LiveDifference[] | undefined): void {
    if (this.#asked !== messages) return;
    const namesAll = messages.every(({ detail: { fields = [] } }) => fields.length > 0);
    if (differences?.length !== 0) this.#show({ messages, differences });
    else if (!namesAll) this.#show({ messages });
    else if (this.#options.pending.get()?.messages !== messages) this.refresh();
  }

  /** Never under a keystroke: at the next pause in typing, or on leaving the field. */
  #show(change: PendingChange): void {
    this.#options.whenResting(() => {
      if (this.#asked === change.messages) this.#options.pending.set(change);
    });
  }
}
