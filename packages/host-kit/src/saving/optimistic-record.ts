import type { Page } from '@waymark/client';
import { changeCached, restartLoading } from '../change-cached';
import type { QueryClient, QueryKey } from '../query';
import { filledWith, valueIn } from './record-changes';

/** Displayed changes that are not yet confirmed. */
export interface LaidChanges {
  /** The provider accepted them. */
  keep(): void;
  /** The provider refused them: these fields revert, unless they were changed again. */
  revert(): void;
  /**
   * The stored values of these fields when they were changed, including own saves since; empty while the record isn't
   * loaded.
   */
  before(): Record<string, unknown>;
}

/** One unconfirmed change of one field. */
interface Layer {
  readonly value: unknown;
  before: unknown;
}

/** Where a record is in the query cache. */
export interface RecordPlace {
  /** Key of the record itself; its last part is the record's id. */
  readonly record: QueryKey;
  /** Key prefix of lists that have a row of it. */
  readonly lists: QueryKey;
}

/**
 * Unconfirmed changes of one record, applied to the query cache: to the record and its rows in lists. Data that arrives
 * meanwhile goes underneath, so a slow response never reverts what was just typed.
 */
export class OptimisticRecord<R extends object> {
  readonly #client: QueryClient;
  readonly #place: RecordPlace;
  /** Pending changes per field, oldest first. */
  readonly #laid = new Map<string, Layer[]>();
  /** The stored value of each field with pending changes. */
  readonly #confirmed = new Map<string, unknown>();

  constructor(client: QueryClient, place: RecordPlace) {
    this.#client = client;
    this.#place = place;
  }

  /** Shows changes immediately. Does nothing while the record is not loaded. */
  lay(changes: Partial<R>): LaidChanges {
    const record = this.#client.getQueryData<R>(this.#place.record);
    const layers = Object.entries(changes).map(([field, value]) => {
      const under = this.#laid.get(field) ?? [];
      const current = valueIn(record, field);
      if (record && under.length === 0) this.#confirmed.set(field, current);
      const layer: Layer = { value, before: under[0] ? under[0].before : current };
      this.#laid.set(field, [...under, layer]);
      return { field, layer };
    });
    this.#write(changes);
    this.#count(layers, 1);
    let ended = false;
    const end = (kept: boolean) => {
      if (ended) return;
      ended = true;
      this.#count(layers, -1);
      for (const { field, layer } of layers) this.#end(field, layer, kept);
      if (kept) this.#restartLoading();
    };
    return {
      keep: () => end(true),
      revert: () => end(false),
      before: () => (record ? Object.fromEntries(layers.map(({ field, layer }) => [field, layer.before])) : {}),
    };
  }

  /**
   * Fields with pending writes, also of a screen that was closed, possibly of another release: the record shows them,
   * but they may not be stored.
   */
  pending(): ReadonlySet<string> {
    const counted = Object.entries(this.#onTheWay()).flatMap(([field, count]) => (count > 0 ? [field] : []));
    // A write is shown before it is counted.
    return new Set([...this.#laid.keys(), ...counted]);
  }

  /** When the record was last loaded; the page's own changes don't count. */
  loadedAt(): number | undefined {
    return this.#client.getQueryState(this.#place.record)?.dataUpdatedAt;
  }

  /** Takes over the response to a write; pending changes stay on top. */
  take(fresh: Partial<R>): void {
    const covered = { ...fresh };
    for (const [field, layers] of this.#laid) {
      if (!(field in fresh)) continue;
      this.#confirmed.set(field, valueIn(fresh, field));
      Object.assign(covered, { [field]: layers.at(-1)?.value });
    }
    this.#write(covered);
  }

  /** Applies pending changes to whatever is loaded, until the returned function is called. */
  watch(): () => void {
    const { record, lists } = this.#place;
    return this.#client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const { queryKey } = event.query;
      if (isSame(queryKey, record)) this.#cover(this.#client.getQueryData<R>(record));
      else if (isSame(queryKey.slice(0, lists.length), lists)) this.#cover(undefined);
    });
  }

  #cover(fresh: R | undefined): void {
    const covering: [string, unknown][] = [];
    for (const [field, layers] of this.#laid) {
      if (fresh) this.#confirmed.set(field, valueIn(fresh, field));
      covering.push([field, layers.at(-1)?.value]);
    }
    if (covering.length > 0) this.#write(filledWith<Partial<R>>({}, covering));
  }

  #end(field: string, layer: Layer, kept: boolean): void {
    const layers = (this.#laid.get(field) ?? []).filter((other) => other !== layer);
    if (kept) {
      this.#confirmed.set(field, layer.value);
      for (const later of layers) later.before = layer.value;
    }
    if (layers.length > 0) {
      this.#laid.set(field, layers);
      return;
    }
    const value = this.#confirmed.get(field);
    this.#laid.delete(field);
    this.#confirmed.delete(field);
    this.#write(filledWith<Partial<R>>({}, [[field, value]]));
  }

  #restartLoading(): void {
    const { record, lists } = this.#place;
    restartLoading(this.#client, { queryKey: record, exact: true });
    restartLoading(this.#client, { queryKey: lists });
  }

  /** How many writes of each field are pending; stored beside the record, for every screen that shows it. */
  #onTheWay(): Readonly<Record<string, number>> {
    return this.#client.getQueryData<Record<string, number>>(this.#wayKey()) ?? {};
  }

  #count(layers: readonly { readonly field: string }[], more: number): void {
    const counts = { ...this.#onTheWay() };
    for (const { field } of layers) counts[field] = Math.max(0, (counts[field] ?? 0) + more);
    this.#client.setQueryData(this.#wayKey(), counts);
  }

  readonly #wayKey = (): QueryKey => [...this.#place.record, 'on-the-way'];

  #write(changes: Partial<R>): void {
    const { record, lists } = this.#place;
    const id = record.at(-1);
    const isOwn = (row: Partial<R>) => valueIn(row, 'id') === id;
    changeCached<R>(this.#client, { queryKey: record, exact: true }, (before) => withChanges(before, changes));
    changeCached<Page<Partial<R>>>(this.#client, { queryKey: lists }, (page) => {
      if (!page.items?.some(isOwn)) return page;
      const items = page.items.map((row) => (isOwn(row) ? withChanges(row, onlyOf(row, changes)) : row));
      return { ...page, items };
    });
  }
}

const isSame = (one: QueryKey, other: QueryKey): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** The same record if nothing changes, so nothing re-renders. */
function withChanges<T extends object>(record: T, changes: Partial<T>): T {
  const differs = Object.entries(changes).some(([field, value]) => !Object.is(valueIn(record, field), value));
  return differs ? { ...record, ...changes } : record;
}

/** The changes to fields that a list's row has. */
const onlyOf = <R extends object>(row: Partial<R>, changes: Partial<R>): Partial<R> =>
  filledWith<Partial<R>>(
    {},
    Object.entries(changes).filter(([field]) => field in row),
  );
