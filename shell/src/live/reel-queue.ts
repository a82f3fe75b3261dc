import { type FinishedReel, finishedReelOf } from '@waymark/client';
import type { GameId, LiveMessage, Unsubscribe, Writable } from '@waymark/contract';

/** The page's current data of games. */
export interface OnView {
  readonly game: GameId | undefined;
  /** Nothing may cover a playing reel. */
  readonly slideshow: boolean;
}

/** Finished reels of the open game, announced one after the other; silent while a reel plays ([G79]). */
export class ReelQueue {
  readonly #onView: () => OnView;
  readonly #finished: Writable<FinishedReel | undefined>;
  #waiting: readonly FinishedReel[] = [];
  #playing = 0;

  /** @param finished the reel in Reel Complete */
  constructor(finished: Writable<FinishedReel | undefined>, onView: () => OnView) {
    this.#finished = finished;
    this.#onView = onView;
  }

  /** Counts a playing reel until the returned function is called. */
  playing(): Unsubscribe {
    this.#playing += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#playing -= 1;
    };
  }

  /** Handles a message of the socket. */
  receive(message: LiveMessage): void {
    const reel = finishedReelOf(message);
    if (!reel || !this.#mayTell(reel)) return;
    const isQueued = [this.#finished.get(), ...this.#waiting].some((other) => other && isSame(other, reel));
    if (isQueued) return;
    if (this.#finished.get()) this.#waiting = [...this.#waiting, reel];
    else this.#finished.set(reel);
  }

  /** Closes the announcement and shows the next one. */
  dismiss(): void {
    const [next, ...later] = this.#waiting.filter((reel) => this.#mayTell(reel));
    this.#waiting = later;
    this.#finished.set(next);
  }

  /** Closes the announcement and drops the rest. */
  forget(): void {
    this.#waiting = [];
    this.#finished.set(undefined);
  }

  #mayTell({ game }: FinishedReel): boolean {
    const onView = this.#onView();
    return game === onView.game && !onView.slideshow && this.#playing === 0;
  }
}

const isSame = (one: FinishedReel, other: FinishedReel): boolean =>
  one.game === other.game && one.of === other.of && one.id === other.id && one.name === other.name;
