import { TASK_TYPE } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { FileEntry } from '../fields/file-entry';
import { Beside, Cluster, Note } from '../fields/layout';
import type { TabProps } from './tab-list';

const JUDGED: readonly number[] = [TASK_TYPE.trivia, TASK_TYPE.multipleChoice];

/** What players see after they have answered. */
export function PostCompletionTab({ editor }: TabProps) {
  const t = useTranslate();
  const judged = editor.view.task_type !== undefined && JUDGED.includes(editor.view.task_type);
  return (
    <FieldStack>
      <Note>
        {judged
          ? t('Shown after a correct or incorrect answer.')
          : t("Answers to this type aren't judged right away: everybody sees the message for correct ones.")}
      </Note>
      <Beside>
        <FileEntry editor={editor} field="correct" />
        <FileEntry editor={editor} field="incorrect" />
      </Beside>
      <Cluster>
        <legend>{t('Videos')}</legend>
        <Beside>
          <FileEntry editor={editor} field="ya" />
          <FileEntry editor={editor} field="naw" />
        </Beside>
      </Cluster>
    </FieldStack>
  );
}
