import { type Answer, answerMedia } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useEffect } from 'react';

/** Answers whose pictures are loaded and decoded before they are in front. */
const AHEAD = 3;

/** Has the next answers ready, so that going on shows them at once. */
export function usePreloaded(items: readonly Answer[], index: number): void {
  const { api } = useHost();
  const next = items.slice(index + 1, index + 1 + AHEAD).flatMap((answer) => {
    const media = answerMedia(answer);
    const picture = media?.kind === 'photo' || media?.kind === 'gif' ? media.urls[0] : media?.poster;
    return picture ? [api.resolve(picture)] : [];
  });
  const list = next.join('\n');
  useEffect(() => {
    for (const address of list.split('\n').filter(Boolean)) {
      const picture = new Image();
      picture.src = address;
      // One that does not come says so when it is in front.
      void picture.decode?.().catch(() => undefined);
    }
  }, [list]);
}
