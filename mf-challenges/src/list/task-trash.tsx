import { gameQuery, taskTrashQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { RecentlyDeleted, typeIcon, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { RefObject } from 'react';
import { useTaskRestore } from './use-way-back';

const LOOK_AGAIN = 60_000;

/** The trash of the game. */
export function TaskTrash({ game, list }: { readonly game: GameId; readonly list: RefObject<HTMLElement | null> }) {
  const { api } = useHost();
  const t = useTranslate();
  const restore = useTaskRestore(game, list);
  // Only administrators may ask, for whom this is shown once the game is known.
  const { isPending } = useQuery(gameQuery(api, game));
  const { data = [] } = useQuery({ ...taskTrashQuery(api, game), enabled: !isPending, refetchInterval: LOOK_AGAIN });
  return (
    <RecentlyDeleted
      items={data}
      nameOf={({ name }) => name || t('Untitled challenge')}
      iconOf={({ task_type }) => typeIcon(task_type)}
      onRestore={(task) => void restore(task)}
    />
  );
}
