import { useEffect } from 'react';
import { previewUrl } from '../navigation/player-links';
import { useServices } from '../services/services-context';

/** A middle click, a drag and the menu of a link use its address before there is a click; keys cause a click. */
const BEFORE_USE = ['pointerdown', 'contextmenu', 'click'];

/**
 * Gives preview links the current token when they are used: refreshing the token re-renders no screen, so they would
 * keep that of their last render. Here, because remotes of any release render them.
 */
export function useFreshPreviews(): void {
  const { config, session } = useServices();
  useEffect(() => {
    const preview = `a[href^="${previewUrl(config.playerOrigin, { code: '', token: undefined })}"][href*="token="]`;
    const renew = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(preview);
      const token = session.currentToken();
      if (!link || !token) return;
      const url = new URL(link.href);
      url.searchParams.set('token', token);
      link.href = url.href;
    };
    const until = new AbortController();
    for (const type of BEFORE_USE) window.addEventListener(type, renew, { capture: true, signal: until.signal });
    return () => until.abort();
  }, [config, session]);
}
