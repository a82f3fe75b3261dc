import type { Page } from '@waymark/client';
import type { Game, GameId, GameRow } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';

/** Fields of a game with the values they are given. */
export type GameChanges = Partial<Game>;

/** Changes that are on screen and not yet confirmed. */
export interface LaidChanges {
  /** The provider took them. */
  keep(): void;
  /** The provider refused them: exactly these fields go back, unless a later change has overtaken them. */
  takeBack(): void;
}

type Field = keyof Game & string;

/**
 * Unconfirmed changes of one game, laid over the query cache: over the game itself and over its rows in the games list.
 * What the provider answers meanwhile goes underneath, so that a slow answer never undoes what was just typed.
 */
export class OptimisticGame {
  readonly #client: QueryClient;
  readonly #id: GameId;
  /** Per field, the changes under way, oldest first. */
  readonly #laid = new Map<Field, { readonly value: unknown }[]>();
  /** Per field under way, what the provider is known to hold. */
  readonly #confirmed = new Map<Field, unknown>();

  constructor(client: QueryClient, id: GameId) {
    this.#client = client;
    this.#id = id;
  }

  /** Puts changes on screen at once. Does nothing while the game is not loaded. */
  lay(changes: GameChanges): LaidChanges {
    const game = this.#game();
    const layers = (Object.keys(changes) as Field[]).map((field) => {
      const layer = { value: changes[field] as unknown };
      if (game && !this.#laid.has(field)) this.#confirmed.set(field, game[field]);
      this.#laid.set(field, [...(this.#laid.get(field) ?? []), layer]);
      return { field, layer };
    });
    this.#write(changes);
    let ended = false;
    const end = (kept: boolean) => {
      if (ended) return;
      ended = true;
      for (const { field, layer } of layers) this.#end(field, layer, kept);
    };
    return { keep: () => end(true), takeBack: () => end(false) };
  }

  /** Lays the changes under way over what the provider answers, until the answer of this call is called. */
  watch(): () => void {
    return this.#client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      const [name, id] = event.query.queryKey;
      if ((name !== 'game' || id !== this.#id) && name !== 'games') return;
      this.#cover(name === 'game' ? (event.action.data as Game) : undefined);
    });
  }

  #cover(fresh: Game | undefined): void {
    const covering: Record<string, unknown> = {};
    for (const [field, layers] of this.#laid) {
      if (fresh) this.#confirmed.set(field, fresh[field]);
      covering[field] = layers.at(-1)?.value;
    }
    if (Object.keys(covering).length > 0) this.#write(covering as GameChanges);
  }

  #end(field: Field, layer: { readonly value: unknown }, kept: boolean): void {
    const layers = (this.#laid.get(field) ?? []).filter((other) => other !== layer);
    if (kept) this.#confirmed.set(field, layer.value);
    if (layers.length > 0) {
      this.#laid.set(field, layers);
      return;
    }
    const value = this.#confirmed.get(field);
    this.#laid.delete(field);
    this.#confirmed.delete(field);
    this.#write({ [field]: value });
  }

  #game(): Game | undefined {
    return this.#client.getQueryData<Game>(['game', this.#id]);
  }

  #write(changes: GameChanges): void {
    this.#client.setQueryData<Game>(['game', this.#id], (game) => game && withChanges(game, changes));
    this.#client.setQueriesData<Page<GameRow>>({ queryKey: ['games'] }, (page) => {
      if (!page?.items.some(({ id }) => id === this.#id)) return page;
      const items = page.items.map((row) => (row.id === this.#id ? withChanges(row, onlyOf(row, changes)) : row));
      return { ...page, items };
    });
  }
}

/** The same record where nothing changes, so that nothing is drawn anew. */
function withChanges<T extends GameRow>(record: T, changes: Partial<T>): T {
  const differs = Object.entries(changes).some(([field, value]) => !Object.is(record[field as keyof T], value));
  return differs ? { ...record, ...changes } : record;
}

/** The changes that a row of the list shows. */
const onlyOf = (row: GameRow, changes: GameChanges): Partial<GameRow> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => field in row));
