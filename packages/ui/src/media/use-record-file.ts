import { useLayoutEffect, useRef, useState } from 'react';

/** The record waits for the file to be processed. */
export const PROCESSING = '';

/**
 * Follows an uploaded file on its record. Drops it once the record, which showed it, no longer does: somebody removed
 * or replaced it.
 * @param says the URL that the record shows for it, PROCESSING, or undefined while the record does not know it
 * @returns whether it went away while it was processed: it could not be read
 */
export function useRecordFile(isUploaded: boolean, says: string | undefined, drop: () => void): boolean {
  const last = useRef<string>(undefined);
  const [isUnreadable, setUnreadable] = useState(false);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = isUploaded ? says : undefined;
    if (!isUploaded || says !== undefined) setUnreadable(false);
    if (!isUploaded || before === undefined || before === says) return;
    // Until it is processed, a record may show the chosen file itself.
    const wasAwaited = before === PROCESSING || before.startsWith('blob:');
    if (before === PROCESSING && says === undefined) setUnreadable(true);
    else if (!wasAwaited || says === undefined) drop();
  }, [isUploaded, says, drop]);
  return isUploaded && isUnreadable;
}
