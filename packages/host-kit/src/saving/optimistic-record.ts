import type { Page } from '@waymark/client';
import { changeCached } from '../change-cached';
import type { QueryClient, QueryKey } from '../query';

/** Changes that are on screen and not yet confirmed. */
export interface LaidChanges {
  /** The provider took them. */
  keep(): void;
  /** The provider refused them: exactly these fields go back, unless a later change has overtaken them. */
  revert(): void;
  /** What the provider was known to hold in these fields when they were changed, own saves since then included; nothing while it is not loaded. */
  before(): Record<string, unknown>;
}

/** One unconfirmed change of one field. */
interface Layer {
  readonly value: unknown;
  before: unknown;
}

/** Where a record stands in the query cache. */
export interface RecordPlace {
  /** Key of the record itself; its last part is the record's id. */
  readonly record: QueryKey;
  /** Start of the keys of lists that have a row of it. */
  readonly lists: QueryKey;
}

/**
 * Unconfirmed changes of one record, laid over the query cache: over the record itself and over its rows in lists. What
 * the provider answers meanwhile goes underneath, so that a slow answer never undoes what was just typed.
 */
export class OptimisticRecord<R extends object> {
  readonly #client: QueryClient;
  readonly #place: RecordPlace;
  /** Per field, the changes under way, oldest first. */
  readonly #laid = new Map<string, Layer[]>();
  /** Per field under way, what the provider is known to hold. */
  readonly #confirmed = new Map<string, unknown>();

  constructor(client: QueryClient, place: RecordPlace) {
    this.#client = client;
    this.#place = place;
  }

  /** Puts changes on screen at once. Does nothing while the record is not loaded. */
  lay(changes: Partial<R>): LaidChanges {
    const record = this.#client.getQueryData<R>(this.#place.record);
    const layers = Object.entries(changes).map(([field, value]) => {
      const under = this.#laid.get(field) ?? [];
      const held = record?.[field as keyof R];
      if (record && under.length === 0) this.#confirmed.set(field, held);
      const layer: Layer = { value, before: under[0] ? under[0].before : held };
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
    };
    return {
      keep: () => end(true),
      revert: () => end(false),
      before: () => (record ? Object.fromEntries(layers.map(({ field, layer }) => [field, layer.before])) : {}),
    };
  }

  /**
   * Fields that are on their way from a screen that has gone, be it of another release: the record shows them, and nobody
   * knows yet whether they are stored.
   */
  elsewhere(): ReadonlySet<string> {
    const counts = Object.entries(this.#onTheWay());
    return new Set(counts.flatMap(([field, count]) => (count > (this.#laid.get(field)?.length ?? 0) ? [field] : [])));
  }

  /** When the record was loaded last; the page's own changes do not count. */
  loadedAt(): number | undefined {
    return this.#client.getQueryState(this.#place.record)?.dataUpdatedAt;
  }

  /** Takes over what the provider answered to a write; changes under way stay on top of it. */
  take(fresh: Partial<R>): void {
    const covered = { ...fresh };
    for (const [field, layers] of this.#laid) {
      if (!(field in fresh)) continue;
      this.#confirmed.set(field, fresh[field as keyof R]);
      Object.assign(covered, { [field]: layers.at(-1)?.value });
    }
    this.#write(covered);
  }

  /** Lays the changes under way over what the provider answers, until the answer of this call is called. */
  watch(): () => void {
    const { record, lists } = this.#place;
    return this.#client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const { queryKey } = event.query;
      if (isSame(queryKey, record)) this.#cover(event.action.data as R);
      else if (isSame(queryKey.slice(0, lists.length), lists)) this.#cover(undefined);
    });
  }

  #cover(fresh: R | undefined): void {
    const covering: Record<string, unknown> = {};
    for (const [field, layers] of this.#laid) {
      if (fresh) this.#confirmed.set(field, fresh[field as keyof R]);
      covering[field] = layers.at(-1)?.value;
    }
    if (Object.keys(covering).length > 0) this.#write(covering as Partial<R>);
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
    this.#write({ [field]: value } as Partial<R>);
  }

  /** How many writes of each field are on their way; kept with the record, so that everybody who has the record reads it. */
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
    const isOwn = (row: Partial<R>) => (row as { id?: unknown }).id === id;
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

/** The same record where nothing changes, so that nothing is drawn anew. */
function withChanges<T extends object>(record: T, changes: Partial<T>): T {
  const differs = Object.entries(changes).some(([field, value]) => !Object.is(record[field as keyof T], value));
  return differs ? { ...record, ...changes } : record;
}

/** The changes that a row of the list shows. */
const onlyOf = <R extends object>(row: Partial<R>, changes: Partial<R>): Partial<R> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => field in row)) as Partial<R>;
