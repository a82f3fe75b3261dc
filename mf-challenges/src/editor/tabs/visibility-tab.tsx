import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { SwitchEntry } from '../fields/switch-entry';
import type { TabProps } from './tab-list';

/** Who sees the challenge and its answers. */
export function VisibilityTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <SwitchEntry
        editor={editor}
        field="hide_locked"
        note={t("Players don't see it until it's unlocked.")}
        help={t(
          "Off: a locked challenge appears in the list with a lock. On: it appears once it's unlocked. Set locks in the Locks tab.",
        )}
      />
      <SwitchEntry
        editor={editor}
        field="hide_answers"
        note={t("Teams can't see each other's answers.")}
        help={t("Answers to this challenge don't appear in streams or the slideshow, so nobody can copy them.")}
      />
    </FieldStack>
  );
}
