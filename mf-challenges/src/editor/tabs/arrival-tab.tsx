import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { FileEntry } from '../fields/file-entry';
import { Beside, Note } from '../fields/layout';
import type { TabProps } from './tab-list';

/** What players see when they arrive at the challenge. */
export function ArrivalTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <Note>{t('Shown when a player comes within the arrival radius.')}</Note>
      <Beside>
        <FileEntry editor={editor} field="arrival_image" />
        <FileEntry
          editor={editor}
          field="arrival_video"
          help={t(
            'The video plays once on arrival; without one, the image is shown. Set the radius in the Location tab.',
          )}
        />
      </Beside>
    </FieldStack>
  );
}
