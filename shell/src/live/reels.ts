import type { FinishedReel } from '@waymark/client';
import { type LiveMessage, type Readable, type Unsubscribe, writable } from '@waymark/contract';
import type { LaterCode } from '@waymark/host/live/later-code';
import type { OnView, ReelQueue } from './reel-queue';

/** Reel Complete as the page sees it. The code that decides loads with the socket's; earlier messages wait. */
export class Reels {
  readonly #finished = writable<FinishedReel | undefined>(undefined);
  readonly #use: (run: (queue: ReelQueue) => void) => void;

  constructor(code: LaterCode<{ readonly ReelQueue: typeof ReelQueue }>, onView: () => OnView) {
    this.#use = code.part(({ ReelQueue }) => new ReelQueue(this.#finished, onView));
  }

  /** The reel in Reel Complete. */
  get finished(): Readable<FinishedReel | undefined> {
    return this.#finished;
  }

  /** Keeps Reel Complete away while a reel plays, until the returned function is called. */
  readonly playing = (): Unsubscribe => {
    let end: Unsubscribe | undefined;
    this.#use((queue) => {
      end = queue.playing();
    });
    return () => this.#use(() => end?.());
  };

  /** Handles a message of the socket. */
  readonly receive = (message: LiveMessage): void => this.#use((queue) => queue.receive(message));

  /** Closes the announcement and shows the next one. */
  readonly dismiss = (): void => this.#use((queue) => queue.dismiss());

  /** Closes the announcement and drops the rest. */
  readonly forget = (): void => this.#use((queue) => queue.forget());
}
