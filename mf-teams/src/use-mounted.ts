import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the screen is still there, for answers that may arrive after it. */
export function useMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
