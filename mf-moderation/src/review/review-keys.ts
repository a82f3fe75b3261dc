import { useShownKey } from '@waymark/host-kit';
import { createContext, use } from 'react';

/** Whether the keys of the monitor work here: in a stream, where several answers may be open, none does. */
export const ReviewKeys = createContext(true);

/** The key to show on a control of the review; undefined where it would do nothing. */
export function useReviewKey(key: string): string | undefined {
  const works = use(ReviewKeys);
  const shown = useShownKey(key);
  return works ? shown : undefined;
}
