import { type Readable, type Writable, writable } from '@waymark/contract';
import { hashKey, type QueryClient, type QueryKey } from '../query';
import { type ListChange, type Listed, type ListRules, type LoadedItems, withChange } from './list-change';

/** The view of a list that a change is made in: the key of what it has loaded, and what it keeps to. */
export interface ListView<T extends Listed> {
  readonly key: QueryKey;
  readonly rules: ListRules<T> | undefined;
}

/** A change of a list whose write is under way. */
export interface PendingChange<T extends Listed> {
  /**
   * The provider took it: it stays in what is loaded until that is loaded again.
   * @param item the changed item as the provider has it now, where it answers that
   */
  keep(item?: T): void;
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
  add(change: ListChange<T>, view: ListView<T>): PendingChange<T> {
    this.#changes.set([...this.#changes.get(), change]);
    const end = () => this.#changes.set(this.#changes.get().filter((other) => other !== change));
    return {
      keep: (item) => {
        this.#write(item ? { kind: 'edit', ids: [item.id], edit: () => item } : change, view);
        end();
      },
      revert: end,
    };
  }

  /** Loads every page of the list again: what is on view at once, the rest when it is. */
  readonly reload = (): Promise<void> => this.#client.invalidateQueries({ queryKey: this.#lists });

  /** A new item belongs to the view it was made in; order and filter of one view say nothing about another. */
  #write(change: ListChange<T>, { key, rules }: ListView<T>): void {
    const mine = hashKey(key);
    const lists = this.#client.getQueriesData<LoadedItems<T>>({ queryKey: this.#lists });
    for (const [of, list] of lists) {
      const isMine = hashKey(of) === mine;
      if (!list?.items || (change.kind === 'insert' && !isMine)) continue;
      const changed = withChange<T, LoadedItems<T>>(list, change, isMine ? rules : undefined);
      if (changed !== list) this.#client.setQueryData(of, changed);
    }
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
