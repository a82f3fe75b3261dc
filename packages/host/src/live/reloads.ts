import type { QueryKeyStart } from '@waymark/client';
import type { Query, QueryClient } from '@waymark/host-kit/query';

/** Milliseconds between two loads of the same data while messages keep coming. */
const REST = 300;

/**
 * Loads again what messages made old: at once, and whatever comes while that is under way together, once, after it. So the
 * last load always began after the last message, and a storm of messages neither holds loads up nor multiplies them.
 */
export class Reloads {
  readonly #queries: QueryClient;
  /** Keys that are being loaded, and whether they got old again meanwhile. */
  readonly #underWay = new Map<string, { again: boolean }>();
  /** When the last load of each began, as `performance.now` counts. */
  readonly #began = new WeakMap<Query, number>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
    queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') this.#began.set(event.query, performance.now());
    });
  }

  /** Loads again, once, what was read and may be old. What failed is left alone: it was told, and has a Retry. */
  catchUp(): void {
    for (const { queryKey, state, promise } of this.#queries.getQueryCache().getAll()) {
      if (state.data !== undefined) this.touch(queryKey);
      else if (state.fetchStatus !== 'idle') promise?.then(() => this.touch(queryKey)).catch(() => undefined);
    }
  }

  /**
   * Takes note that everything under this start of a key is old; the empty one is everything there is.
   * @param since what began to be loaded after this moment is new enough, as `performance.now` counts
   */
  touch(queryKey: QueryKeyStart, since?: number): void {
    if (since !== undefined && this.#isSeenTo(queryKey, since)) return;
    const underWay = this.#underWay.get(JSON.stringify(queryKey));
    if (!underWay) return void this.#load(queryKey);
    underWay.again = true;
    // What is opened meanwhile does not take it for fresh.
    void this.#queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }

  /** Whether all that is on screen was begun to be loaded by then, and the rest is known to be old. */
  #isSeenTo(queryKey: QueryKeyStart, since: number): boolean {
    const all = this.#queries.getQueryCache().findAll({ queryKey });
    return all.every((query) =>
      query.isActive() ? (this.#began.get(query) ?? -1) >= since : query.state.isInvalidated || !query.state.data,
    );
  }

  async #load(queryKey: QueryKeyStart): Promise<void> {
    const name = JSON.stringify(queryKey);
    const underWay = { again: false };
    this.#underWay.set(name, underWay);
    // A first load is not begun anew by the cache: it may answer with what was true before the message.
    const first = this.#queries
      .getQueryCache()
      .findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' && state.data === undefined });
    underWay.again = first.length > 0;
    await Promise.allSettled([this.#queries.invalidateQueries({ queryKey }), ...first.map(({ promise }) => promise)]);
    if (underWay.again) await new Promise((resolve) => setTimeout(resolve, REST));
    this.#underWay.delete(name);
    if (underWay.again) void this.#load(queryKey);
  }
}
