import { ContentParser, Editor, getSchema, type JSONContent, RICH_EXTENSIONS } from '@waymark/ui/writing';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rowsAsLines } from './rows-as-lines';
import { sanitiseToElement } from './sanitise';

/** Options of useRichEditor. */
export interface RichEditorOptions {
  readonly value: string;
  readonly onChange: ((html: string) => void) | undefined;
  /** Called on blur with a changed text. */
  readonly onSave: ((html: string) => void) | undefined;
  readonly disabled: boolean;
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parses HTML into the editor's document. Tiptap's own HTML parsing fails on pages that require Trusted Types. */
const contentOf = (html: string): JSONContent =>
  ContentParser.fromSchema(getSchema(RICH_EXTENSIONS)).parse(sanitiseToElement(html)).toJSON();

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** A text as it was given, and as the editor writes it. */
interface Given {
  readonly value: string;
  readonly html: string;
}

/** The text of an editor. Plain text and other markup stay as they were given until their content changes. */
const textOf = (editor: Editor, given: Given): string => {
  const html = htmlOf(editor);
  return html === given.html ? given.value : html;
};

/** Creates an editor in `place`; undefined until it is ready. */
export function useRichEditor(place: RefObject<HTMLElement | null>, options: RichEditorOptions): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  const reported = useRef(options.value);
  const saved = useRef(options.value);
  const given = useRef<Given>({ value: options.value, html: options.value });
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
      // A strict style-src blocks injected style elements; RichFrame has the styles.
      injectCSS: false,
      editorProps: {
        attributes: { ...latest.current.attributes },
        handlePaste: (view, event) => {
          const html = event.clipboardData?.getData('text/html');
          if (!html) return false;
          const pasted = ContentParser.fromSchema(view.state.schema).parseSlice(sanitiseToElement(rowsAsLines(html)));
          view.dispatch(view.state.tr.replaceSelection(pasted).scrollIntoView());
          return true;
        },
      },
      onUpdate: ({ editor: changed }) => {
        reported.current = textOf(changed, given.current);
        latest.current.onChange?.(reported.current);
      },
      onBlur: ({ editor: left }) => {
        const html = textOf(left, given.current);
        if (html === saved.current) return;
        saved.current = html;
        latest.current.onSave?.(html);
      },
    });
    given.current = { value: latest.current.value, html: htmlOf(made) };
    setEditor(made);
    return () => made.destroy();
  }, [place]);

  const { value, disabled } = options;
  useEffect(() => {
    if (!editor || value === reported.current) return;
    // A text set from outside (undo, another user) replaces the current one; our own edits return unchanged.
    reported.current = value;
    saved.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
    given.current = { value, html: htmlOf(editor) };
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}

/** Re-renders on every change of text or selection. */
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
