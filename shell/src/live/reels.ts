import { type FinishedReel, finishedReelOf } from '@waymark/client';
import { type GameId, type LiveMessage, type Readable, type Unsubscribe, writable } from '@waymark/contract';

/** What the page shows of games just now. */
export interface OnView {
  readonly game: GameId | undefined;
  /** Reels are what the page is playing: nothing is to be said over them. */
  readonly slideshow: boolean;
}

/** Finished reels of the open game, told once each; silent while a reel is being played ([G79]). */
export class Reels {
  readonly #onView: () => OnView;
  readonly #finished = writable<FinishedReel | undefined>(undefined);
  #playing = 0;

  constructor(onView: () => OnView) {
    this.#onView = onView;
  }

  /** The reel that Reel Complete speaks of. */
  get finished(): Readable<FinishedReel | undefined> {
    return this.#finished;
  }

  /** Counts a reel that is being played, until the answer is called. */
  readonly playing = (): Unsubscribe => {
    this.#playing += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#playing -= 1;
    };
  };

  /** Takes a message of the socket. */
  readonly receive = (message: LiveMessage): void => {
    const reel = finishedReelOf(message);
    const { game, slideshow } = this.#onView();
    if (reel && reel.game === game && !slideshow && this.#playing === 0) this.#finished.set(reel);
  };

  /** Closes what is said. */
  readonly dismiss = (): void => this.#finished.set(undefined);
}
