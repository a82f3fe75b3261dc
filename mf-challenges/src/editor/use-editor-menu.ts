import type { Game, Task } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import type { MenuEntry } from '@waymark/ui';
import { CopyPlus, Smartphone, Trash2, X } from '@waymark/ui/icons';
import type { EditorWays } from './editor-ways';

/** The actions of a whole challenge. */
export function useEditorMenu(
  game: Game,
  task: Task,
  { onClose, onDuplicate, onDelete }: EditorWays,
): readonly MenuEntry[] {
  const { session } = useHost();
  const t = useTranslate();
  const duplicates = useOffered('challenge-duplicate');
  return [
    game.code && {
      id: 'preview',
      label: t('Preview'),
      icon: Smartphone,
      href: session.previewUrl(game.code, task.id),
      newTab: true,
    },
    duplicates &&
      onDuplicate && { id: 'duplicate', label: t('Duplicate'), icon: CopyPlus, onSelect: () => onDuplicate(task) },
    onClose && { id: 'close', label: t('Close'), icon: X, onSelect: onClose },
    onDelete && { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: () => onDelete(task) },
  ].filter((entry) => typeof entry === 'object');
}
