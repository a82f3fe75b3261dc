import { claimSubmission, releaseSubmission } from '@waymark/client';
import type { AnswerId, GameId } from '@waymark/contract';
import { useHost, useOffered } from '@waymark/host-kit';
import { useEffect } from 'react';

/** Interval in milliseconds at which a claim is renewed. */
const RENEW = 20_000;
/** Delay in milliseconds before an answer is claimed, so stepping past doesn't claim it. */
const DWELL = 400;

/** Claims the answer in front, so other judges see who is viewing it. */
export function useClaim(game: GameId, id: AnswerId | undefined): void {
  const { api } = useHost();
  const isOffered = useOffered('answer-claims');
  useEffect(() => {
    if (!isOffered || id === undefined) return;
    let looks = false;
    // Claimed by someone else: the answer's mark shows who.
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      looks = true;
      void claimSubmission(api, game, id).catch(() => undefined);
    };
    const leave = (): void => {
      if (!looks) return;
      looks = false;
      void releaseSubmission(api, game, id, { silent: true, keepalive: true }).catch(() => undefined);
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
