import { ContentParser, Editor, getSchema, type JSONContent, RICH_EXTENSIONS } from '@waymark/ui/writing';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sanitiseToElement } from './sanitise';

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

/** A text as the editor holds it. The editor's own way from HTML is closed where the page wants Trusted Types. */
const contentOf = (html: string): JSONContent =>
  ContentParser.fromSchema(getSchema(RICH_EXTENSIONS)).parse(sanitiseToElement(html)).toJSON();

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
      content: contentOf(latest.current.value),
      editable: !latest.current.disabled,
      // Style elements would not get past a strict style-src; the styles are the frame's.
      injectCSS: false,
      editorProps: {
        attributes: { ...latest.current.attributes },
        handlePaste: (view, event) => {
          const html = event.clipboardData?.getData('text/html');
          if (!html) return false;
          const pasted = ContentParser.fromSchema(view.state.schema).parseSlice(sanitiseToElement(html));
          view.dispatch(view.state.tr.replaceSelection(pasted).scrollIntoView());
          return true;
        },
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
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
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
