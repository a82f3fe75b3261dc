import { useShortcut } from '@waymark/host-kit';
import { createContext, use } from 'react';

/** Whether the monitor's keys work here: not in a stream, where several answers may be open. */
export const ReviewKeys = createContext(true);

/** The key to show on a control; undefined if it has no effect here. */
export function useReviewKey(key: string): string | undefined {
  const works = use(ReviewKeys);
  const shown = useShortcut(key);
  return works ? shown : undefined;
}
