import { lookAtAnswer, lookAwayFromAnswer } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useEffect } from 'react';

/** Milliseconds after which one says again that one still looks. */
const RENEW = 20_000;
/** Milliseconds for which one looks before it is said: stepping past an answer is no look. */
const DWELL = 400;

/** Lets other judges know which answer is being looked at, for as long as it is in front. */
export function useClaim(game: GameId, id: AnswerId | undefined): void {
  const { api } = useHost();
  const isOffered = useOffered('answer-claims');
  useEffect(() => {
    if (!isOffered || id === undefined) return;
    let looks = false;
    // Somebody else may have it: the mark at the answer says so.
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      looks = true;
      void lookAtAnswer(api, game, id).catch(() => undefined);
    };
    const leave = (): void => {
      if (!looks) return;
      looks = false;
      void lookAwayFromAnswer(api, game, id, { silent: true, keepalive: true }).catch(() => undefined);
    };
    const begin = setTimeout(look, DWELL);
    const again = setInterval(look, RENEW);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(begin);
      clearInterval(again);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, game, id, isOffered]);
}
