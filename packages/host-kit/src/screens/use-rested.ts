import { whenIdle } from '@waymark/ui';
import { useEffect, useState } from 'react';

/** Whether the page has had nothing to do since this was drawn: what is heavy and not read first waits for it. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => whenIdle(() => setRested(true), { within: 1000 }), []);
  return rested;
}
