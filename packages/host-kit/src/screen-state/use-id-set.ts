import type { GameId } from '@waymark/contract';
import { useCallback, useMemo } from 'react';
import { useAtom } from './atoms';
import { perGame } from './per-game';

/** Marked items of a list, on the displayed page and others: selected ones, open ones. */
export interface IdSet<Id> {
  readonly ids: readonly Id[];
  has(id: Id): boolean;
  set(ids: readonly Id[], isIn: boolean): void;
  clear(): void;
}

/** Marked items per game. */
export const idsPerGame = <Id extends number>() => perGame<ReadonlySet<Id>>(new Set());

/** The marked items of a game. Items stay marked when another page is displayed. */
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
