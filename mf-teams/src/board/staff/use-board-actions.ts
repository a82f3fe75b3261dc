import { keyStarts, saveBoard } from '@waymark/client';
import type { Board, GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';

/** Freezes the board for players, and reveals it on the projector. */
export function useBoardActions(game: GameId) {
  const { api, queries } = useHost();
  const { run, isUnderWay } = useActions<'freeze' | 'reveal'>();
  const client = queries.client as {
    invalidateQueries(what: { readonly queryKey: readonly unknown[] }): Promise<void>;
  };
  const change = async (key: 'freeze' | 'reveal', body: Parameters<typeof saveBoard>[2]) => {
    const done = await run(key, () => saveBoard(api, game, body));
    if (done) await client.invalidateQueries({ queryKey: keyStarts.boards(game) });
  };
  return {
    busy: isUnderWay('freeze') || isUnderWay('reveal'),
    freeze: (frozen: boolean) => change('freeze', { frozen: frozen ? 1 : 0 }),
    /** Number of places shown, from the last one up; null for all. */
    reveal: (places: number | null) => change('reveal', { revealed: places }),
  };
}

/** An organiser's actions on a board. */
export type BoardActions = ReturnType<typeof useBoardActions>;

/** The next place to reveal; undefined if all are shown or no reveal is running. */
export const nextPlace = ({ revealed, count = 0 }: Pick<Board, 'revealed' | 'count'>): number | undefined =>
  revealed == null || revealed >= count ? undefined : count - revealed;
