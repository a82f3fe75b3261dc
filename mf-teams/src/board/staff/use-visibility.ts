import { saveGame } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useActions, useHost } from '@waymark/host-kit';
import { useState } from 'react';

/** Whether players see the leaderboard; shown at once, and as before when it is refused. */
export function useVisibility(game: GameId, data: Game | undefined) {
  const { api } = useHost();
  const { run } = useActions<'visible'>();
  const [pending, setPending] = useState<0 | 1>();
  const visible = pending ?? (data?.leaderboard_visible === 0 ? 0 : 1);
  const change = async (value: 0 | 1) => {
    setPending(value);
    const done = await run('visible', () => saveGame(api, game, { leaderboard_visible: value }));
    if (!done) setPending(undefined);
  };
  return { visible, change } as const;
}
