import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';
const isPhone = () => window.matchMedia?.(QUERY).matches === true;
const follow = (tell: () => void) => {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
};

/** Whether the page is phone-sized. */
export const usePhone = (): boolean => useSyncExternalStore(follow, isPhone);
