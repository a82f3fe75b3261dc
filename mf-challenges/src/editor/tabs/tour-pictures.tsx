import { useTranslate } from '@waymark/host-kit';
import type { TaskEditor } from '../editor';
import { FileEntry } from '../fields/file-entry';
import { Beside, Cluster, Note } from '../fields/layout';

const SLOTS = ['tour_1', 'tour_2', 'tour_3', 'tour_4'] as const;

/** The pictures that players can swipe through before they begin. */
export function TourPictures({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  return (
    <Cluster>
      <legend>{t('Tour')}</legend>
      <Note>{t('Optional intro pictures')}</Note>
      <Beside>
        {SLOTS.map((slot) => (
          <FileEntry key={slot} editor={editor} field={slot} height={96} />
        ))}
      </Beside>
    </Cluster>
  );
}
