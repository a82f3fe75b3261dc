import { useLayoutEffect, useRef } from 'react';

/** The record waits for the file to be processed. */
export const PROCESSING = '';

/**
 * Drops an uploaded file once its record, which showed it or waited for it, no longer does: somebody removed or replaced
 * it, or it could not be processed.
 * @param says the URL that the record shows for it, PROCESSING, or undefined while the record does not know it
 */
export function useRecordFile(isUploaded: boolean, says: string | undefined, drop: () => void): void {
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = isUploaded ? says : undefined;
    const isReady = before === PROCESSING && says !== undefined;
    if (isUploaded && before !== undefined && before !== says && !isReady) drop();
  }, [isUploaded, says, drop]);
}
