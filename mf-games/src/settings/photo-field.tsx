import { DescribedUpload, useEdited, useHost, useMaxBytes, useTranslate } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import { isPhotoAwaited, PHOTO_ADVICE, PHOTO_HEIGHT, photoOf } from './photo';
import { useFault } from './use-setting';

/** The photo of the game, and controls to replace it. */
export function PhotoField({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const { api } = useHost();
  const maxBytes = useMaxBytes('image');
  const photo = useEdited(editor, () => photoOf(editor.latest()));
  return (
    <DescribedUpload
      of={editor.record}
      name="standard"
      label={t('Photo')}
      kinds={['image']}
      value={photo ? { kind: 'image', url: api.resolve(photo) } : null}
      processing={useEdited(editor, () => isPhotoAwaited(editor.latest()))}
      upload={editor.uploadPhoto}
      onChosen={editor.photoChosen}
      onDelete={editor.deletePhoto}
      advice={t('best at {measures}', { measures: PHOTO_ADVICE })}
      error={useFault(editor, 'photo')}
      maxBytes={maxBytes}
      height={PHOTO_HEIGHT}
    />
  );
}
