import { useEffect, useState } from 'react';

const NARROW = '(max-width: 767px)';

/** Whether the window is phone-sized and has the thumb bar. */
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
