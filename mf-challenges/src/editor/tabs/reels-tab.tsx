import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { SwitchEntry } from '../fields/switch-entry';
import { TextEntry } from '../fields/text-entry';
import type { TabProps } from './tab-list';

/** Whether the challenge's answers go into reels, and an intro for them. */
export function ReelsTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <SwitchEntry
        editor={editor}
        field="reel_enabled"
        note={t('The reel includes featured answers to this challenge.')}
        help={t('A reel is a video of featured answers. The game needs at least three.')}
      />
      <TextEntry editor={editor} field="reel_intro" note={t('Shown before the answers of this challenge.')} counter />
    </FieldStack>
  );
}
