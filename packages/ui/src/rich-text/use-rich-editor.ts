import { Editor, RICH_EXTENSIONS } from '@waymark/ui/writing';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sanitise } from './sanitise';

/** What the editor needs to know. */
export interface RichEditorOptions {
  readonly value: string;
  readonly onChange: ((html: string) => void) | undefined;
  /** Called on leaving the editor with a changed text. */
  readonly onSave: ((html: string) => void) | undefined;
  readonly disabled: boolean;
  /** Attributes of the element that is written into. */
  readonly attributes: Readonly<Record<string, string>>;
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** An editor of its own in `place`; undefined until it is there. */
export function useRichEditor(place: RefObject<HTMLElement | null>, options: RichEditorOptions): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  const given = useRef(options.value);
  const saved = useRef(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!place.current) return;
    const made = new Editor({
      element: place.current,
      extensions: RICH_EXTENSIONS,
      content: sanitise(latest.current.value),
      editable: !latest.current.disabled,
      // Style elements would not get past a strict style-src; the styles are the frame's.
      injectCSS: false,
      editorProps: {
        attributes: { ...latest.current.attributes },
        transformPastedHTML: sanitise,
      },
      onUpdate: ({ editor: changed }) => {
        given.current = htmlOf(changed);
        latest.current.onChange?.(given.current);
      },
      onFocus: () => {
        saved.current = latest.current.value;
      },
      onBlur: ({ editor: left }) => {
        const html = htmlOf(left);
        if (html === saved.current) return;
        saved.current = html;
        latest.current.onSave?.(html);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  const { value, disabled } = options;
  useEffect(() => {
    if (!editor || value === given.current) return;
    // A text from outside (undo, somebody else) takes the place of what is there; our own comes back unchanged.
    given.current = value;
    editor.commands.setContent(sanitise(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}

/** Draws anew with every change of text or selection. */
export function useEditorTick(editor: Editor): void {
  const count = useRef(0);
  useSyncExternalStore(
    useCallback(
      (listener) => {
        const tick = (): void => {
          count.current += 1;
          listener();
        };
        editor.on('transaction', tick);
        return () => void editor.off('transaction', tick);
      },
      [editor],
    ),
    () => count.current,
  );
}
