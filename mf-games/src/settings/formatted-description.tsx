import { useEdited, useTranslate } from '@waymark/host-kit';
import { RichText } from '@waymark/ui';
import type { GameEditor } from './editor';
import { useLock } from './use-setting';
import { useTextSetting } from './use-text-setting';

/** A formatted description in its editor. */
export function FormattedDescription({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const lock = useLock(editor, 'description');
  const closed = useEdited(editor, () => editor.closed() !== undefined);
  const { id, label, value, error, tail, onChange, onSave } = useTextSetting(editor, 'description');
  return (
    <RichText
      id={id}
      label={label}
      value={value}
      error={error}
      tail={tail}
      help={lock ?? t('Players see it before they join.')}
      disabled={closed || lock !== undefined}
      onChange={onChange}
      onSave={onSave}
    />
  );
}
