import { TASK_TYPE } from '@waymark/contract';
import { useFeature, useTranslate } from '@waymark/host-kit';
import type { TaskEditor } from '../editor';
import { TextEntry } from '../fields/text-entry';

const PHOTO_TYPES: readonly (number | undefined)[] = [
  TASK_TYPE.photo,
  TASK_TYPE.sticker,
  TASK_TYPE.arPhoto,
  TASK_TYPE.backgroundPhoto,
];

/** AI styling of the photos that players take: for types with a photo, if the feature is on ([G41]). */
export function AiTransformation({ editor }: { readonly editor: TaskEditor }) {
  const t = useTranslate();
  const ai = useFeature('ai');
  if (!ai || !PHOTO_TYPES.includes(editor.view.task_type)) return null;
  return (
    <TextEntry
      editor={editor}
      field="ai_transformation"
      note={t('Describe a style for the photos, such as “a 1950s comic”, or leave blank for none.')}
      counter
    />
  );
}
