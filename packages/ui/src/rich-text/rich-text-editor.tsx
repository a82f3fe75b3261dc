import { useRef, useState } from 'react';
import { AddressLine } from './address-line';
import { RichBar, Writing } from './rich-text-styles';
import { RichToolbar } from './rich-toolbar';
import type { AddressKind } from './rich-tools';
import { useRichEditor } from './use-rich-editor';

/** Props of RichTextEditor. */
export interface RichTextEditorProps {
  /** Id of its label. */
  readonly labelId: string;
  readonly noteId: string;
  readonly toolbarLabel: string;
  readonly value: string;
  readonly onChange: ((html: string) => void) | undefined;
  readonly onSave: ((html: string) => void) | undefined;
  readonly disabled: boolean;
  readonly wrong: boolean;
  readonly id: string;
}

/** The toolbar and the text area. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, noteId, toolbarLabel, value, onChange, onSave, disabled, wrong, id } = props;
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<AddressKind>();
  const editor = useRichEditor(place, {
    value,
    onChange,
    onSave,
    disabled,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': noteId,
      dir: 'auto',
      ...(wrong ? { 'aria-invalid': 'true' } : {}),
    },
  });
  const take = (address: string, shows: string): void => {
    setAsking(undefined);
    const chain = editor?.chain().focus();
    if (asking === 'image') chain?.setImage({ src: address, alt: shows }).run();
    else if (address === '') chain?.extendMarkRange('link').unsetLink().run();
    else if (editor?.state.selection.empty && !editor.isActive('link')) {
      chain?.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain?.extendMarkRange('link').setLink({ href: address }).run();
  };
  return (
    <>
      {editor ? (
        <RichToolbar
          editor={editor}
          label={toolbarLabel}
          asking={asking}
          disabled={disabled}
          onAsk={(kind) => setAsking(kind === asking ? undefined : kind)}
        />
      ) : (
        <RichBar />
      )}
      {editor && asking && (
        <AddressLine
          key={asking}
          kind={asking}
          start={String(editor.getAttributes(asking)[asking === 'link' ? 'href' : 'src'] ?? '')}
          shows={String(editor.getAttributes('image').alt ?? '')}
          onTake={take}
          onCancel={() => {
            setAsking(undefined);
            editor.commands.focus();
          }}
        />
      )}
      <Writing
        ref={place}
        onMouseDown={(event) => event.target === event.currentTarget && editor?.commands.focus('end')}
      />
    </>
  );
}
