import { saveGame } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';
import { useState } from 'react';

/** Whether players see the leaderboard; optimistic, rolled back if rejected. */
export function useVisibility(game: GameId, data: Game | undefined) {
  const { api } = useHost();
  const { run } = useActions<'visible'>();
  const stored = data?.leaderboard_visible === 0 ? 0 : 1;
  const [chosen, setChosen] = useState<{ readonly value: 0 | 1; readonly over: 0 | 1 }>();
  // A loaded value overrides the optimistic one.
  const visible = chosen?.over === stored ? chosen.value : stored;
  const change = async (value: 0 | 1) => {
    setChosen({ value, over: stored });
    const done = await run('visible', () => saveGame(api, game, { leaderboard_visible: value }));
    if (!done) setChosen({ value: visible, over: stored });
  };
  return { visible, change } as const;
}
