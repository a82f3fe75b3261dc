import { taskTrashQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { RecentlyDeleted, typeIcon, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { RefObject } from 'react';
import { useMayEdit } from '../game/use-may-edit';
import { useTaskRestore } from './use-way-back';

const LOOK_AGAIN = 60_000;

/** The trash of the game. */
export function TaskTrash({ game, list }: { readonly game: GameId; readonly list: RefObject<HTMLElement | null> }) {
  const { api } = useHost();
  const t = useTranslate();
  const restore = useTaskRestore(game, list);
  // Asked before the role is known, it might be refused.
  const enabled = useMayEdit(game) === true;
  const { data = [] } = useQuery({ ...taskTrashQuery(api, game), enabled, refetchInterval: LOOK_AGAIN });
  return (
    <RecentlyDeleted
      items={data}
      nameOf={({ name }) => name || t('Untitled challenge')}
      iconOf={({ task_type }) => typeIcon(task_type)}
      onRestore={(task) => void restore(task)}
    />
  );
}
