import { keys, saveGame } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useState } from 'react';

/** Whether players see the leaderboard; optimistic, rolled back if rejected. */
export function useVisibility(game: GameId, data: Game | undefined) {
  const { api } = useHost();
  const { run, isUnderWay } = useActions<'visible'>();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<0 | 1>();
  const stored = data?.leaderboard_visible === 0 ? 0 : 1;
  const change = async (value: 0 | 1) => {
    if (isUnderWay('visible')) return;
    setChosen(value);
    await run('visible', async () => {
      await saveGame(api, game, { leaderboard_visible: value });
      await client.invalidateQueries({ queryKey: keys.game(game) });
    });
    setChosen(undefined);
  };
  return { visible: chosen ?? stored, change } as const;
}
