/** A clock that tests move by hand; it starts at the real time and keeps running. */
export class TestClock {
  #ahead = 0;

  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  /** Goes on to where a period of the clock begins, such as a full minute: limits count within such periods. */
  toStartOf(milliseconds: number): void {
    this.forward(milliseconds - (this.now().getTime() % milliseconds));
  }

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
