import { useCallback, useEffect } from 'react';
import { useUi } from '../root/ui-context';
import { whenIdle } from '../when-idle';

/** Announces something, optionally about a topic. */
export type Announce = (text: string, topic?: string) => void;

type Voice = typeof import('./voice');
let coming: Promise<Voice> | undefined;
let voice: Voice | undefined;

/** Loads the voice, which the first screen doesn't need. */
export async function loadVoice(): Promise<Voice> {
  coming ??= import(/* webpackChunkName: "idle" */ './voice');
  voice = await coming;
  return voice;
}

/**
 * The page's only voice: announces changes to screen readers without moving the focus. Waits while the user types; a
 * later message on a topic replaces one that is still waiting.
 */
export function useAnnouncer(): Announce {
  const { portal } = useUi();
  useEffect(() => {
    let close: (() => void) | undefined;
    let gone = false;
    // Screen readers only announce regions that existed before the text.
    const open = ({ openRegion }: Voice) => {
      if (!gone) close = openRegion(portal);
    };
    if (voice) open(voice);
    const cancel = voice ? undefined : whenIdle(() => void loadVoice().then(open, () => undefined));
    return () => {
      gone = true;
      cancel?.();
      close?.();
    };
  }, [portal]);
  return useCallback(
    (text, topic) => {
      const speak = ({ announce }: Voice) =>
        announce(text, { place: portal, ...(topic === undefined ? {} : { topic }) });
      if (voice) speak(voice);
      else void loadVoice().then(speak, () => undefined);
    },
    [portal],
  );
}
