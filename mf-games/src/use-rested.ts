import { useEffect, useState } from 'react';

/** Whether the page has had nothing to do since this was drawn: what is heavy and not read first waits for it. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const done = () => setRested(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(done);
      return () => clearTimeout(timer);
    }
    const call = window.requestIdleCallback(done, { timeout: 1000 });
    return () => window.cancelIdleCallback(call);
  }, []);
  return rested;
}
