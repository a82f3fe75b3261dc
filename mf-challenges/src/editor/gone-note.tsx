import type { GameId, Task } from '@waymark/contract';
import { useOffered, useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import type { RefObject } from 'react';
import { useTaskRestore } from '../list/use-way-back';
import type { TaskEditor } from './editor';

interface GoneNoteProps {
  readonly game: GameId;
  readonly task: Task;
  readonly editor: TaskEditor;
  /** The editor around it, which stays. */
  readonly around: RefObject<HTMLElement | null>;
}

/** Says that the challenge was deleted elsewhere. Restoring it also saves what was typed since. */
export function GoneNote({ game, task, editor, around }: GoneNoteProps) {
  const t = useTranslate();
  const restores = useOffered('challenge-trash');
  const restore = useTaskRestore(game, around);
  const bringBack = async () => {
    if (await restore(task)) editor.commitAll();
  };
  const action = restores && (
    <Button size="small" onClick={() => void bringBack()}>
      {t('Restore')}
    </Button>
  );
  return (
    <Banner tone="warning" action={action}>
      {t('This challenge was deleted.')}
    </Banner>
  );
}
