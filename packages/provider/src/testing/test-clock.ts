/** A clock that tests move by hand; it starts at the real time and keeps running. */
export class TestClock {
  #ahead = 0;

  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
