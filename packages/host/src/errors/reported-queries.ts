import type { HostLocation, Readable } from '@waymark/contract';

/**
 * Which reads are known to fail on the screen on view. Whoever draws what a read brings asks for it again, so that one
 * that fails keeps failing: it is told once, until it succeeds or another screen is opened.
 */
export class ReportedQueries {
  #told = new WeakSet<object>();

  constructor(location: Readable<HostLocation>) {
    let screen = location.get().pathname;
    location.subscribe(() => {
      const { pathname } = location.get();
      if (pathname === screen) return;
      screen = pathname;
      this.#told = new WeakSet();
    });
  }

  /** Whether the failure of a read is news; from now on it is none. */
  isNews(read: object): boolean {
    const news = !this.#told.has(read);
    this.#told.add(read);
    return news;
  }

  /** Whether a read is known to fail here. */
  readonly fails = (read: object): boolean => this.#told.has(read);

  /** The read works again. */
  readonly works = (read: object): void => {
    this.#told.delete(read);
  };
}
