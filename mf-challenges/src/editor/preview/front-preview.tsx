import type { GameId, TaskId } from '@waymark/contract';
import { useEdited } from '@waymark/host-kit';
import { useOpenEdits } from '../../challenge/open-edits';
import { hasSameValues } from '../typed-fields';
import { PlayerPreview } from './player-preview';

/** The challenge in front as players see it; updates with every keystroke. */
export function FrontPreview({ game, id }: { readonly game: GameId; readonly id: TaskId }) {
  const edits = useOpenEdits();
  const task = useEdited(
    edits,
    () => edits.of(id)?.latest(),
    (one, other) => one === other || (one !== undefined && other !== undefined && hasSameValues(one, other)),
  );
  return task && <PlayerPreview game={game} task={task} />;
}
