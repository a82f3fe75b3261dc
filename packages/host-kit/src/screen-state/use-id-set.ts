import type { GameId } from '@waymark/contract';
import { useCallback, useMemo } from 'react';
import { useAtom } from './atoms';
import { perGame } from './per-game';

/** Items of a list that are marked, on the page on view and on others: what is selected, what is open. */
export interface IdSet<Id> {
  readonly ids: readonly Id[];
  has(id: Id): boolean;
  set(ids: readonly Id[], isIn: boolean): void;
  clear(): void;
}

/** Marked items, for each game of its own. */
export const idsPerGame = <Id extends number>() => perGame<ReadonlySet<Id>>(new Set());

/** The marked items of a game. What is not on view any more stays marked, as on a desk with several sheets. */
export function useIdSet<Id extends number>(of: ReturnType<typeof idsPerGame<Id>>, game: GameId): IdSet<Id> {
  const [marked, setMarked] = useAtom(of(game));
  const set = useCallback(
    (ids: readonly Id[], isIn: boolean) =>
      setMarked((before) => {
        const rest = [...before].filter((id) => !ids.includes(id));
        return new Set(isIn ? [...rest, ...ids] : rest);
      }),
    [setMarked],
  );
  return useMemo(
    () => ({ ids: [...marked], has: (id) => marked.has(id), set, clear: () => setMarked(new Set()) }),
    [marked, set, setMarked],
  );
}
