import type { HostLocation, Readable } from '@waymark/contract';

/**
 * Reads known to fail on the current screen. Components request them again when they render, so they keep failing:
 * reported once, until they succeed or another screen opens.
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

  /** Whether a failed read is news; marks it as known. */
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
