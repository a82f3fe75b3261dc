import { type FinishedReel, finishedReelOf } from '@waymark/client';
import { type GameId, type LiveMessage, type Readable, type Unsubscribe, writable } from '@waymark/contract';

/** What the page shows of games just now. */
export interface OnView {
  readonly game: GameId | undefined;
  /** Reels are what the page is playing: nothing is to be said over them. */
  readonly slideshow: boolean;
}

/** Finished reels of the open game, told one after the other; silent while a reel is being played ([G79]). */
export class Reels {
  readonly #onView: () => OnView;
  readonly #finished = writable<FinishedReel | undefined>(undefined);
  #waiting: readonly FinishedReel[] = [];
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
    if (!reel || !this.#mayTell(reel)) return;
    const told = [this.#finished.get(), ...this.#waiting].some((other) => other && isSame(other, reel));
    if (told) return;
    if (this.#finished.get()) this.#waiting = [...this.#waiting, reel];
    else this.#finished.set(reel);
  };

  /** Closes what is said, and says what has come meanwhile. */
  readonly dismiss = (): void => {
    const [next, ...later] = this.#waiting.filter((reel) => this.#mayTell(reel));
    this.#waiting = later;
    this.#finished.set(next);
  };

  /** Closes what is said, and forgets the rest. */
  readonly forget = (): void => {
    this.#waiting = [];
    this.#finished.set(undefined);
  };

  #mayTell({ game }: FinishedReel): boolean {
    const onView = this.#onView();
    return game === onView.game && !onView.slideshow && this.#playing === 0;
  }
}

const isSame = (one: FinishedReel, other: FinishedReel): boolean =>
  one.game === other.game && one.of === other.of && one.id === other.id && one.name === other.name;
