import { useOffered } from '@waymark/host-kit';
import type { ComponentProps } from 'react';
import { DeleteDialog } from './delete-dialog';
import { RecentlyDeleted } from './recently-deleted';

/** The question before a game is deleted, and the way back after it: nothing of it is on a list that was just opened. */
export function Deleting({ now, ...question }: { readonly now: number } & ComponentProps<typeof DeleteDialog>) {
  const hasTrash = useOffered('game-trash');
  return (
    <>
      {hasTrash && <RecentlyDeleted now={now} />}
      <DeleteDialog {...question} />
    </>
  );
}
