import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { makeRecordDesk, type RecordDesk, type RecordDeskOptions } from './record-desk';
import { useDraftBook } from './use-draft-book';

/**
 * Edits a record of the provider, field by field. It stays the same while it is edited: each part of the screen follows
 * what it shows by `useEdited`, so that typing in one field draws no other.
 */
export function useRecordDesk<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordDeskOptions<R, Edits, Body, Field>,
): RecordDesk<R, Edits, Field> {
  const book = useDraftBook<Edits>(options.readKept, options.part);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [desk] = useState(() => makeRecordDesk(book, () => latest.current));
  useEffect(() => {
    desk.settleRestored();
    return desk.watch(desk.settleRestored);
  }, [desk]);
  // What was typed a moment before going away is saved as well.
  useEffect(() => () => desk.flush(), [desk]);
  return desk;
}
