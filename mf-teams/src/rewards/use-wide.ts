import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 1100px)';
const isWide = () => window.matchMedia?.(QUERY).matches !== false;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/** Whether list and editor fit beside each other. */
export const useWide = (): boolean => useSyncExternalStore(follow, isWide);
