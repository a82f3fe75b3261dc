/** A clock that tests move by hand; it begins at the real time and goes on from there. */
export class TestClock {
  #ahead = 0;

  readonly now = (): Date => new Date(Date.now() + this.#ahead);

  forward(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}
