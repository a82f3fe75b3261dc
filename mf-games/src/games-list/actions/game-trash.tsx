import { trashQuery } from '@waymark/client';
import { RecentlyDeleted, useHost, useLiveMessages } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { useGameRestore } from './use-game-restore';

const DELETIONS = ['ss.game.delete'] as const;
const LOOK_AGAIN = 60_000;

/** Deleted games that can be restored, loaded on each visit: they may have been deleted on another device. */
export function GameTrash({ restore }: { readonly restore: ReturnType<typeof useGameRestore> }) {
  const { api } = useHost();
  const { data = [], refetch } = useQuery({
    ...trashQuery(api),
    staleTime: 0,
    // No message says that somebody else restored one.
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN : false),
  });
  useLiveMessages(DELETIONS, () => void refetch());
  return <RecentlyDeleted items={data} nameOf={({ name }) => name ?? ''} onRestore={(game) => void restore(game)} />;
}
