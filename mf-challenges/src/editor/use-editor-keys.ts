import { useScreenKeys, useTranslate } from '@waymark/host-kit';
import type { EditorWays } from './editor-ways';

interface EditorActs extends Pick<EditorWays, 'onPrevious' | 'onNext'> {
  readonly onSave: () => void;
}

/** The keys of the challenge in front. */
export function useEditorKeys(front: boolean, { onSave, onPrevious, onNext }: EditorActs): void {
  const t = useTranslate();
  const group = t('Challenge');
  const acts = [
    { keys: 'Mod+S', label: t('Save'), group, run: onSave },
    { keys: 'j', label: t('Next challenge'), group, run: () => onNext?.(), when: () => onNext !== undefined },
    {
      keys: 'k',
      label: t('Previous challenge'),
      group,
      run: () => onPrevious?.(),
      when: () => onPrevious !== undefined,
    },
  ];
  useScreenKeys(front ? acts : []);
}
