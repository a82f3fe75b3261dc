import type { Game, TaskId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import type { MenuEntry } from '@waymark/ui';
import { Smartphone, Trash2, X } from '@waymark/ui/icons';
import type { EditorWays } from './editor-ways';

/** The actions of a whole challenge. */
export function useEditorMenu(game: Game, id: TaskId, { onClose, onDelete }: EditorWays): readonly MenuEntry[] {
  const { session } = useHost();
  const t = useTranslate();
  return [
    game.code && {
      id: 'preview',
      label: t('Preview'),
      icon: Smartphone,
      href: session.previewUrl(game.code, id),
      newTab: true,
    },
    onClose && { id: 'close', label: t('Close'), icon: X, onSelect: onClose },
    onDelete && { id: 'delete', label: t('Delete'), icon: Trash2, danger: true, onSelect: onDelete },
  ].filter((entry) => typeof entry === 'object');
}
