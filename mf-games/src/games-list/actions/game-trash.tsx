import { trashQuery } from '@waymark/client';
import { RecentlyDeleted, useHost, useLiveMessages, useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useCallback } from 'react';
import { expectTrash, trashUntil } from './trash-watch';
import type { useGameRestore } from './use-game-restore';

const DELETIONS = ['ss.game.delete'] as const;
/** How long to ask for other people's deletions after a message about one; the provider tells the exact time. */
const ROUGHLY = 10 * 60_000;
const LOOK_AGAIN = 60_000;

interface GameTrashProps {
  readonly now: number;
  readonly restore: ReturnType<typeof useGameRestore>;
}

/** Deleted games that can be restored. Only loaded once there was a deletion. */
export function GameTrash({ now, restore }: GameTrashProps) {
  const { api } = useHost();
  const until = useReadable(trashUntil);
  useLiveMessages(
    DELETIONS,
    useCallback(() => expectTrash(Date.now() + ROUGHLY), []),
  );
  const { data = [] } = useQuery({ ...trashQuery(api), enabled: until > now, refetchInterval: LOOK_AGAIN });
  if (until <= now || data.length === 0) return null;
  return <RecentlyDeleted items={data} nameOf={({ name }) => name ?? ''} onRestore={(game) => void restore(game)} />;
}
