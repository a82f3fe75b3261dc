import type { BrandFile } from '@waymark/contract';
import { FieldFrame, useEdited, useHost, useMaxBytes } from '@waymark/host-kit';
import { MediaUpload } from '@waymark/ui';
import type { BrandEditor } from '../use-brand-editor';

interface BrandPictureProps {
  readonly editor: BrandEditor;
  readonly name: BrandFile;
  readonly label: string;
  readonly advice?: string;
  readonly height?: number;
}

/** One picture of a brand; it saves when it is chosen. */
export function BrandPicture({ editor, name, label, advice, height = 124 }: BrandPictureProps) {
  const { api } = useHost();
  const maxBytes = useMaxBytes('image');
  const url = useEdited(editor, () => editor.latest().pictures[name]);
  const waiting = useEdited(editor, () => url === undefined && editor.latest().waiting.includes(name));
  const error = useEdited(editor, () => editor.errorOf(name));
  return (
    <FieldFrame editor={editor} field={name}>
      <MediaUpload
        label={label}
        kinds={['image']}
        value={url ? { kind: 'image', url: api.resolve(url) } : null}
        processing={waiting}
        upload={editor.upload(name)}
        onDelete={() => editor.remove(name)}
        {...(advice ? { advice } : {})}
        error={error}
        maxBytes={maxBytes}
        height={height}
        whole
      />
    </FieldFrame>
  );
}
