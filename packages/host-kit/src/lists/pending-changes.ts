import { type Readable, type Writable, writable } from '@waymark/contract';
import { restartLoading } from '../change-cached';
import { hashKey, type QueryClient, type QueryKey } from '../query';
import { type ListChange, type Listed, type ListRules, type LoadedItems, withChange } from './list-change';

/** The view in which a list is changed: the key of its data, and its rules. */
export interface ListView<T extends Listed> {
  readonly key: QueryKey;
  readonly rules: ListRules<T> | undefined;
  /** Items that it shows besides the loaded ones take an accepted change over. */
  readonly onKept?: ((change: ListChange<T>) => void) | undefined;
}

/** A change of a list whose write is pending. */
export interface PendingChange<T extends Listed> {
  /**
   * The provider accepted it: it stays in the loaded data until that is reloaded.
   * @param item the changed item as the provider has it now, if it returns that
   */
  keep(item?: T): void;
  /** The provider refused it: this change is reverted, later ones stay. */
  revert(): void;
}

/** The unconfirmed changes of one list, shared by all screens that show it. */
export class PendingChanges<T extends Listed> {
  readonly #client: QueryClient;
  readonly #lists: QueryKey;
  readonly #changes: Writable<readonly ListChange<T>[]> = writable<readonly ListChange<T>[]>([]);

  /** @param lists key prefix of every page of the list */
  constructor(client: QueryClient, lists: QueryKey) {
    this.#client = client;
    this.#lists = lists;
  }

  /** The pending changes, in order. */
  get changes(): Readable<readonly ListChange<T>[]> {
    return this.#changes;
  }

  /** Shows a change immediately. */
  add(change: ListChange<T>, view: ListView<T>): PendingChange<T> {
    this.#changes.set([...this.#changes.get(), change]);
    const end = () => this.#changes.set(this.#changes.get().filter((other) => other !== change));
    return {
      keep: (item) => {
        const kept: ListChange<T> = item ? { kind: 'edit', ids: [item.id], edit: () => item } : change;
        this.#write(kept, view);
        view.onKept?.(kept);
        end();
        restartLoading(this.#client, { queryKey: this.#lists });
      },
      revert: end,
    };
  }

  /** Reloads every page of the list: displayed ones now, others when they are displayed. */
  readonly reload = (): Promise<void> => this.#client.invalidateQueries({ queryKey: this.#lists });

  /** A new item belongs to the view it was made in: other views have their own order and filter. */
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

/** The unconfirmed changes of a list: one instance per query client and list. */
export function pendingChangesOf<T extends Listed>(client: QueryClient, lists: QueryKey): PendingChanges<T> {
  const all = known.get(client) ?? new Map<string, PendingChanges<never>>();
  known.set(client, all);
  const name = hashKey(lists);
  const pending = all.get(name) ?? new PendingChanges<never>(client, lists);
  all.set(name, pending);
  return pending as unknown as PendingChanges<T>;
}
