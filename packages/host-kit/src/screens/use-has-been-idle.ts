import { whenIdle } from '@waymark/ui';
import { useEffect, useState } from 'react';

/** Whether the page has been idle since this rendered: heavy parts below the first screen wait for it. */
export function useHasBeenIdle(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => whenIdle(() => setRested(true), { within: 1000 }), []);
  return rested;
}
