import { useTranslate } from '@waymark/host-kit';
import { Fields } from '../fields/layout';
import { SwitchEntry } from '../fields/switch-entry';
import type { TabProps } from './tab-list';

/** Who sees the challenge and its answers. */
export function VisibilityTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <Fields>
      <SwitchEntry
        editor={editor}
        field="hide_locked"
        note={t('Players do not see it before it is unlocked.')}
        help={t(
          'Off: a locked challenge stands in the list with a lock. On: it appears only once it is unlocked. Locks are set in the Locks tab.',
        )}
      />
      <SwitchEntry
        editor={editor}
        field="hide_answers"
        note={t('Answers of one team are not shown to others.')}
        help={t('Answers to this challenge are left out of streams and the slideshow, so that nobody can copy them.')}
      />
    </Fields>
  );
}
