import type { GameId, TaskId } from '@waymark/contract';
import { useOffered } from '@waymark/host-kit';
import { ListDialogs } from './list-dialogs';
import type { OpenDialog } from './open-dialog';
import { LastChangeLine } from './selection/last-change-line';
import { useBulk } from './selection/use-bulk';
import type { Selection } from './selection/use-selection';
import { RecentlyDeleted } from './trash/recently-deleted';
import type { ChallengeList } from './use-challenge-list';
import { useRemoval } from './use-removal';

interface ListExtrasProps {
  readonly game: GameId;
  readonly tz: string | undefined;
  readonly list: ChallengeList;
  readonly selection: Selection;
  readonly asked: OpenDialog | undefined;
  /** This challenge is about to go from the list, and maybe others with it. */
  readonly onLeave: (id: TaskId) => void;
  readonly onClose: () => void;
}

/** Changes of several challenges and deletions: what is asked before them, and the ways back below the list. */
export function ListExtras({ game, tz, list, selection, asked, onLeave, onClose }: ListExtrasProps) {
  const bulk = useBulk(game, list);
  const remove = useRemoval(game, list, selection);
  const restores = useOffered('challenge-trash');
  const removeSelected = async () => {
    const { ids } = selection;
    for (const id of ids.slice(0, 1)) onLeave(id);
    selection.clear();
    for (const id of await bulk.remove(ids)) selection.set(id, true);
  };
  return (
    <>
      <LastChangeLine changes={bulk.changes} onUndo={(undo) => void bulk.revert(undo)} />
      {restores && <RecentlyDeleted game={game} />}
      <ListDialogs
        game={game}
        tz={tz}
        asked={asked}
        selection={selection}
        bulk={bulk}
        onDelete={(task) => {
          onLeave(task.id);
          void remove(task);
        }}
        onDeleteSelected={() => void removeSelected()}
        onClose={onClose}
      />
    </>
  );
}
