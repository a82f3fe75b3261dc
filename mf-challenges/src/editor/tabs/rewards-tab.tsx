import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { FileEntry } from '../fields/file-entry';
import { Note } from '../fields/layout';
import { RichEntry } from '../fields/rich-entry';
import { TextEntry } from '../fields/text-entry';
import type { TabProps } from './tab-list';

/** What a team gets for the challenge besides points. */
export function RewardsTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <Note>{t('Players find it under Rewards after completing the challenge.')}</Note>
      <TextEntry editor={editor} field="reward_title" counter />
      <FileEntry editor={editor} field="reward" advice={t('a square of at least 800x800')} />
      <RichEntry editor={editor} field="reward_description" />
    </FieldStack>
  );
}
