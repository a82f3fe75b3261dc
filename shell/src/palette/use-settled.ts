import { SEARCH_DELAY } from '@waymark/ui';
import { useEffect, useState } from 'react';

/** A value once it settles, so that not every key sends a request. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
