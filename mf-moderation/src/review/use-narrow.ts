import { useEffect, useState } from 'react';

const NARROW = '(max-width: 767px)';

/** Whether the window is as narrow as a phone, where decisions are made in the bar at the thumb. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => window.matchMedia?.(NARROW).matches === true);
  useEffect(() => {
    const media = window.matchMedia?.(NARROW);
    const follow = (): void => setNarrow(media?.matches === true);
    follow();
    media?.addEventListener('change', follow);
    return () => media?.removeEventListener('change', follow);
  }, []);
  return narrow;
}
