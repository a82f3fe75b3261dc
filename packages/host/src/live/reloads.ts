import { isTouched } from '@waymark/client';
import type { LiveMessage } from '@waymark/contract';
import type { Query, QueryClient, QueryFilters } from '@waymark/host-kit/query';

/** Minimum milliseconds between loads of the same data during a burst of messages. */
const REST = 300;

/** The queries that messages invalidate: several messages about the same data cause one reload. */
export const affectedQueries = (messages: readonly LiveMessage[]): QueryFilters => ({
  predicate: (query) => messages.some((message) => isTouched(query, message)),
});

/**
 * Reloads what messages invalidate: at once, and everything that arrives during a reload once after it. So the last
 * load always starts after the last message, and a burst neither delays loads nor multiplies them.
 */
export class Reloads {
  readonly #queries: QueryClient;
  /** Queries being loaded, and whether they became stale again meanwhile. */
  readonly #underWay = new Map<Query, { again: boolean }>();
  /** Queries whose last reload failed, so that they show old data. */
  readonly #failed = new Set<Query>();
  /** When the last load of each key started (`performance.now`). */
  readonly #began = new WeakMap<Query, number>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'fetch') this.#began.set(event.query, performance.now());
      if (event.action.type === 'success' && !event.action.manual) this.#mend(event.query);
    });
  }

  /** Reloads stale reads once. Failed ones are left alone: they were reported, and have a Retry. */
  catchUp(): void {
    const all = this.#queries.getQueryCache().getAll();
    this.#load(all.filter(({ state }) => state.data !== undefined));
    for (const query of all.filter(isFirstLoad)) query.promise?.then(() => this.#load([query])).catch(() => undefined);
  }

  /**
   * Marks these queries as stale; without a filter all of them.
   * @param since queries that started loading after this moment (`performance.now`) are fresh enough
   */
  touch(filters: QueryFilters, since?: number): void {
    const touched = this.#queries.getQueryCache().findAll(filters);
    this.#load(touched.filter((query) => since === undefined || !this.#isSeenTo(query, since)));
  }

  /** Marks queries that are not on screen as stale, and leaves the others. */
  expire(filters: QueryFilters): void {
    void this.#queries.invalidateQueries({ ...filters, type: 'inactive', refetchType: 'none' });
  }

  /** Whether a query on screen started loading by then, or another one is known to be stale. */
  #isSeenTo(query: Query, since: number): boolean {
    const { fetchStatus, isInvalidated } = query.state;
    // A failed or cancelled load has brought nothing.
    if (query.isActive()) return (this.#began.get(query) ?? -1) >= since && !(fetchStatus === 'idle' && isInvalidated);
    return query.state.isInvalidated || !query.state.data;
  }

  #load(old: readonly Query[]): void {
    const free = old.filter((query) => !this.#underWay.has(query));
    for (const query of old) {
      const underWay = this.#underWay.get(query);
      if (underWay) underWay.again = true;
      // The cache doesn't restart a first load, which may return data from before the message.
      else this.#underWay.set(query, { again: isFirstLoad(query) });
    }
    // All are invalidated before any is reloaded, because loads use what others have loaded while it is fresh.
    const all = new Set(old);
    void this.#queries.invalidateQueries({ predicate: (query) => all.has(query), refetchType: 'none' });
    for (const query of free) void this.#reload(query);
  }

  async #reload(query: Query): Promise<void> {
    const first = isFirstLoad(query) ? query.promise : undefined;
    const { queryKey } = query;
    await Promise.allSettled([this.#queries.refetchQueries({ queryKey, exact: true, type: 'active' }), first]);
    const again = this.#underWay.get(query)?.again;
    if (again) await new Promise((resolve) => setTimeout(resolve, REST));
    this.#underWay.delete(query);
    if (again) this.#load([query]);
    else if (query.isActive() && query.state.isInvalidated) this.#failed.add(query);
  }

  /** Something loads again, so what failed before may too. */
  #mend(loaded: Query): void {
    this.#failed.delete(loaded);
    const failed = [...this.#failed];
    this.#failed.clear();
    if (failed.length > 0) this.#load(failed);
  }
}

const isFirstLoad = ({ state }: Query): boolean => state.fetchStatus !== 'idle' && state.data === undefined;
