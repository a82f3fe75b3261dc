/** Reads files as a whole, from origins that let pages do so. */
export class WholeFiles {
  /** Origins that let pages show their files but not read them. */
  readonly #closed = new Set<string>();

  /** A file; undefined where it cannot be read, or is not known to have at most so many bytes. */
  async read(url: string, signal: AbortSignal, most?: number): Promise<Blob | undefined> {
    if (this.#closed.has(originOf(url))) return undefined;
    try {
      const answer = await fetch(url, { signal, credentials: 'omit' });
      const size = Number(answer.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
      if (answer.ok && (most === undefined || size <= most)) return await answer.blob();
      await answer.body?.cancel();
    } catch {
      signal.throwIfAborted();
    }
    return undefined;
  }

  /** A file that could not be read can be shown. Unless the network was gone, its origin is closed: it is not asked again. */
  canOnlyShow(url: string): void {
    if (navigator.onLine) this.#closed.add(originOf(url));
  }
}

const originOf = (url: string): string => new URL(url, document.baseURI).origin;
