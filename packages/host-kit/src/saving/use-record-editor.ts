import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeRecordEditor } from './make-record-editor';
import type { RecordEditor, RecordEditorOptions } from './record-editor';
import { useDrafts } from './use-drafts';

/**
 * Edits a record field by field. The editor is a stable object: each part of the screen reads what it shows by
 * `useEdited`, so typing in one field re-renders no other.
 */
export function useRecordEditor<R extends object, Edits extends object, Body, Besides extends string = never>(
  options: RecordEditorOptions<R, Edits, Body, Besides>,
): RecordEditor<R, Edits, Besides> {
  const drafts = useDrafts<Edits>(options.readKept, options.part);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [editor] = useState(() => makeRecordEditor(drafts, () => latest.current));
  useEffect(() => {
    editor.settleRestored();
    return editor.watch(editor.settleRestored);
  }, [editor]);
  // Text typed just before leaving is saved too.
  useEffect(() => () => editor.flush(), [editor]);
  return editor;
}
