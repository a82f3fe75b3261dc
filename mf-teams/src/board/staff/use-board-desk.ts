import { keyStarts, saveBoard } from '@waymark/client';
import type { Board, GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';

/** Freezing a board for players, and revealing it on the projector. */
export function useBoardDesk(game: GameId) {
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
    /** How many places are shown, from the last one up; null for all of them. */
    reveal: (places: number | null) => change('reveal', { revealed: places }),
  };
}

/** What organisers can do with a board. */
export type BoardDesk = ReturnType<typeof useBoardDesk>;

/** The place that is revealed next; undefined once all are shown, or nothing is being revealed. */
export const nextPlace = ({ revealed, count = 0 }: Pick<Board, 'revealed' | 'count'>): number | undefined =>
  revealed == null || revealed >= count ? undefined : count - revealed;
