import type { Page } from '@waymark/client';
import { type Readable, type Writable, writable } from '@waymark/contract';
import { hashKey, type QueryClient, type QueryKey } from '../query';
import { type ListChange, type Listed, type ListOrder, withChange } from './list-change';

/** A change of a list whose write is under way. */
export interface PendingChange<T extends Listed> {
  readonly change: ListChange<T>;
  /** The provider took it: it stays in what is loaded until the list is loaded again. */
  keep(): void;
  /** The provider refused it: exactly this change goes, later ones stay. */
  revert(): void;
}

/** The unconfirmed changes of one list. All screens of a page that show the list share them. */
export class PendingChanges<T extends Listed> {
  readonly #client: QueryClient;
  readonly #lists: QueryKey;
  readonly #changes: Writable<readonly ListChange<T>[]> = writable<readonly ListChange<T>[]>([]);

  /** @param lists start of the keys of every page of the list */
  constructor(client: QueryClient, lists: QueryKey) {
    this.#client = client;
    this.#lists = lists;
  }

  /** The changes under way, in the order in which they were made. */
  get changes(): Readable<readonly ListChange<T>[]> {
    return this.#changes;
  }

  /** Shows a change at once. */
  add(change: ListChange<T>, order?: ListOrder<T>): PendingChange<T> {
    this.#changes.set([...this.#changes.get(), change]);
    const end = () => this.#changes.set(this.#changes.get().filter((other) => other !== change));
    return {
      change,
      keep: () => {
        this.#write(change, order);
        end();
      },
      revert: end,
    };
  }

  /** Loads every page of the list again: what is on view at once, the rest when it is. */
  readonly reload = (): Promise<void> => this.#client.invalidateQueries({ queryKey: this.#lists });

  /** A new item belongs to one page alone, and is there until the list is loaded again. */
  #write(change: ListChange<T>, order: ListOrder<T> | undefined): void {
    if (change.kind === 'insert') return;
    this.#client.setQueriesData<Page<T>>(
      { queryKey: this.#lists },
      (page) => page?.items && withChange(page, change, order),
    );
  }
}

const known = new WeakMap<QueryClient, Map<string, PendingChanges<never>>>();

/** The unconfirmed changes of a list, the same for everybody who asks for them with one query client. */
export function pendingChangesOf<T extends Listed>(client: QueryClient, lists: QueryKey): PendingChanges<T> {
  const all = known.get(client) ?? new Map<string, PendingChanges<never>>();
  known.set(client, all);
  const name = hashKey(lists);
  const pending = all.get(name) ?? new PendingChanges<never>(client, lists);
  all.set(name, pending);
  return pending as unknown as PendingChanges<T>;
}
