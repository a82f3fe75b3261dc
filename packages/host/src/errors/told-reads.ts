import type { HostLocation, Readable } from '@waymark/contract';

/**
 * Which reads are known to fail on the screen on view. Whoever draws what a read brings asks for it again, so that one
 * that fails keeps failing: it is told once, until it succeeds or another screen is opened.
 */
export class ToldReads {
  readonly #location: Readable<HostLocation>;
  #told = new WeakSet<object>();
  #screen: string;

  constructor(location: Readable<HostLocation>) {
    this.#location = location;
    this.#screen = location.get().pathname;
  }

  /** Whether the failure of a read is news; from now on it is none. */
  isNews(read: object): boolean {
    const { pathname } = this.#location.get();
    if (pathname !== this.#screen) {
      this.#screen = pathname;
      this.#told = new WeakSet();
    }
    const news = !this.#told.has(read);
    this.#told.add(read);
    return news;
  }

  /** The read works again. */
  readonly works = (read: object): void => {
    this.#told.delete(read);
  };
}
