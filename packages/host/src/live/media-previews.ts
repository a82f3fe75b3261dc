import { keyStarts, keys, startsWith, type WithFiles, withMediaPreview } from '@waymark/client';
import { type GameId, gameOfMessage, type LiveMessage } from '@waymark/contract';
import { changeCached } from '@waymark/host-kit';
import type { Query, QueryClient } from '@waymark/host-kit/query';

/** A record, or a page of records. */
interface Held extends WithFiles {
  readonly items?: readonly WithFiles[];
}

/** Sets posters that messages bring: at once, and again when a reload still lists the video as being processed. */
export class MediaPreviews {
  readonly #queries: QueryClient;
  /** The last message of each file with a placeholder. */
  readonly #known = new Map<string, LiveMessage>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      for (const message of this.#known.values()) this.#apply(message, event.query);
    });
  }

  /** Shows the poster of a message before anything is reloaded. */
  show(message: LiveMessage): void {
    const { uuid } = message.detail.media ?? {};
    if (uuid && this.#apply(message)) this.#known.set(uuid, message);
  }

  /** Whether a record has a placeholder for it. */
  #apply(message: LiveMessage, only?: Query): boolean {
    const game = gameOfMessage(message);
    if (!game) return false;
    let found = false;
    const isConcerned = (query: Query) => (!only || query === only) && hasFiles(query, game);
    changeCached<Held>(this.#queries, { predicate: isConcerned }, (before) => {
      const after = withPreview(before, message);
      found ||= after !== before;
      return after;
    });
    return found;
  }
}

/** Whether a query holds the game, one of its challenges, or a page of them. Longer keys have the counts of writes. */
const hasFiles = ({ queryKey }: Query, game: GameId): boolean =>
  (queryKey.length === 2 && startsWith(queryKey, keys.game(game))) ||
  (queryKey.length === 3 && startsWith(queryKey, keyStarts.everyTask(game))) ||
  startsWith(queryKey, keyStarts.tasks(game));

/** The same data if it has no placeholder for the message. */
function withPreview(held: Held, message: LiveMessage): Held {
  const items = held.items?.map((record) => withMediaPreview(record, message));
  if (!items) return withMediaPreview(held, message);
  return items.some((record, at) => record !== held.items?.[at]) ? { ...held, items } : held;
}
