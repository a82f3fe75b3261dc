import type { QueryKeyStart } from '@waymark/client';
import type { QueryClient } from '@waymark/host-kit/query';

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

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** Loads again, once, what was read and may be old. What failed is left alone: it was told, and has a Retry. */
  catchUp(): void {
    for (const { queryKey, state, promise } of this.#queries.getQueryCache().getAll()) {
      if (state.data !== undefined) this.touch(queryKey);
      else if (state.fetchStatus !== 'idle') promise?.then(() => this.touch(queryKey)).catch(() => undefined);
    }
  }

  /** Takes note that everything under this start of a key is old; the empty one is everything there is. */
  touch(queryKey: QueryKeyStart): void {
    const underWay = this.#underWay.get(JSON.stringify(queryKey));
    if (!underWay) return void this.#load(queryKey);
    underWay.again = true;
    // What is opened meanwhile does not take it for fresh.
    void this.#queries.invalidateQueries({ queryKey, refetchType: 'none' });
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
