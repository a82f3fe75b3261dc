import type { BrandFile } from '@waymark/contract';
import {
  DescribedUpload,
  FieldFrame,
  Question,
  useEdited,
  useHost,
  useMaxBytes,
  useTranslate,
} from '@waymark/host-kit';
import { landFocus } from '@waymark/ui';
import { type CSSProperties, useRef, useState } from 'react';
import styled from 'styled-components';
import { defaultColour, isColour, picturePart } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';

/** Logos are designed for the bar: a white one is invisible elsewhere. The buttons below replace its labels. */
const OnBar = styled.div`
  & img { background: var(--bar); object-position: 50% 12px; }
`;

const LOGO_HEIGHT = 156;

interface BrandPictureProps {
  readonly editor: BrandEditor;
  readonly name: BrandFile;
  readonly label: string;
  readonly advice?: string;
  readonly height?: number;
}

/** The logo of a brand, on the colour of the bar. */
export function BrandLogo(props: Omit<BrandPictureProps, 'name'>) {
  const { editor } = props;
  // An incomplete colour re-renders nothing here.
  const bar = useEdited(editor, () => {
    const typed = editor.latest().top_nav_background_color ?? '';
    return isColour(typed) ? typed : defaultColour('top_nav_background_color');
  });
  return (
    <OnBar style={{ '--bar': bar } as CSSProperties}>
      <BrandPicture {...props} name="logo" height={LOGO_HEIGHT} />
    </OnBar>
  );
}

/** A picture of a brand; saves on change. Files are outside Undo, so deleting one asks. */
export function BrandPicture({ editor, name, label, advice, height = 124 }: BrandPictureProps) {
  const t = useTranslate();
  const { api } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(false);
  const maxBytes = useMaxBytes('image');
  const url = useEdited(editor, () => editor.latest().pictures[name]);
  const waiting = useEdited(editor, () => url === undefined && editor.latest().waiting.includes(name));
  const part = picturePart(name);
  const error = useEdited(editor, () => editor.errorOf(part));
  return (
    <FieldFrame editor={editor} field={part}>
      <div ref={place}>
        <DescribedUpload
          of={editor.record}
          name={name}
          label={label}
          kinds={['image']}
          value={url ? { kind: 'image', url: api.resolve(url) } : null}
          processing={waiting}
          upload={editor.upload(name)}
          onDelete={() => setAsks(true)}
          {...(advice ? { advice } : {})}
          error={error}
          maxBytes={maxBytes}
          height={height}
          whole
        />
      </div>
      <Question
        open={asks}
        title={t('Delete {name}', { name: label })}
        text={t('You cannot undo this.')}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          setAsks(false);
          editor.remove(name);
          landFocus(place.current, `[data-field="${part}"] button`);
        }}
        onCancel={() => setAsks(false)}
      />
    </FieldFrame>
  );
}
