/** Downloads whole files, from origins that allow it. */
export class WholeFiles {
  /** Origins that let pages show their files but not read them. */
  readonly #closed = new Set<string>();

  /** Returns a file; undefined if it can't be read, or isn't known to be within the limit. */
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

  /** Records that a file could be shown but not read. Unless the network was down, its origin isn't asked again. */
  canOnlyShow(url: string): void {
    if (navigator.onLine) this.#closed.add(originOf(url));
  }
}

const originOf = (url: string): string => new URL(url, document.baseURI).origin;
