import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function: whether the component is still there, for answers that may come later than it lives. */
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
