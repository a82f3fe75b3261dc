import { lazyScreenPart, useTranslate } from '@waymark/host-kit';
import { Bone, TextArea } from '@waymark/ui';
import { useRef, useState } from 'react';
import type { GameEditor } from './editor';
import { asWritten, isFormatted } from './formatted-text';
import { useLock } from './use-setting';
import { useTextSetting } from './use-text-setting';

/** As high as the editor that replaces it. */
const HEIGHT = 290;

const FormattedDescription = lazyScreenPart(
  async () => (await import(/* webpackChunkName: "form" */ './formatted-description')).FormattedDescription,
  <Bone $height={HEIGHT} />,
);

/**
 * What players read before they join: plain text, or formatted if it arrived so. This doesn't change while it is
 * edited.
 */
export function DescriptionField({ editor }: { readonly editor: GameEditor }) {
  const [formatted] = useState(() => isFormatted(editor.latest().description ?? ''));
  return formatted ? <FormattedDescription editor={editor} /> : <PlainDescription editor={editor} />;
}

function PlainDescription({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const lock = useLock(editor, 'description');
  const { value, onChange, ...field } = useTextSetting(editor, 'description');
  const typed = useRef<string>(undefined);
  return (
    <TextArea
      {...field}
      value={value === typed.current ? value : asWritten(value)}
      onChange={(text) => {
        typed.current = text;
        onChange(text);
      }}
      help={lock ?? t('Players see it before they join.')}
      readOnly={lock !== undefined}
    />
  );
}
