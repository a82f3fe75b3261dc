import { useCallback, useEffect } from 'react';
import { useUi } from '../root/ui-context';
import { say, voiceRegion } from './voice';

/** Says something, optionally about a topic. */
export type Say = (text: string, topic?: string) => void;

/**
 * The one voice of the page: tells screen readers what changed without moving the focus. Waits while somebody types; a
 * later message on a topic replaces one that has not been said.
 */
export function useVoice(): Say {
  const { portal } = useUi();
  useEffect(() => {
    // Screen readers only hear regions that were there before the words.
    voiceRegion(portal);
  }, [portal]);
  return useCallback(
    (text, topic) => say(text, { place: portal, ...(topic === undefined ? {} : { topic }) }),
    [portal],
  );
}
