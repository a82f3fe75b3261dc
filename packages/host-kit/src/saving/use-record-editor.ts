import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeRecordEditor, type RecordEditor, type RecordEditorOptions } from './record-editor';
import { useDrafts } from './use-drafts';

/**
 * Edits a record of the provider, field by field. It stays the same while it is edited: each part of the screen follows
 * what it shows by `useEdited`, so that typing in one field draws no other.
 */
export function useRecordEditor<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordEditorOptions<R, Edits, Body, Field>,
): RecordEditor<R, Edits, Field> {
  const drafts = useDrafts<Edits>(options.readKept, options.part);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [desk] = useState(() => makeRecordEditor(drafts, () => latest.current));
  useEffect(() => {
    desk.settleRestored();
    return desk.watch(desk.settleRestored);
  }, [desk]);
  // What was typed a moment before going away is saved as well.
  useEffect(() => () => desk.flush(), [desk]);
  return desk;
}
