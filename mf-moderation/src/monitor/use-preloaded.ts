import { type Answer, answerMedia } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';

/** Number of answers whose pictures are preloaded. */
const AHEAD = 3;

/** Preloads the next pictures, so stepping shows them immediately. */
export function usePreloaded(items: readonly Answer[], index: number): void {
  const { api } = useHost();
  const next = items.slice(index + 1, index + 1 + AHEAD).flatMap((answer) => {
    const media = answerMedia(answer);
    const picture = media?.kind === 'photo' || media?.kind === 'gif' ? media.urls[0] : media?.poster;
    return picture ? [api.resolve(picture)] : [];
  });
  const list = next.join('\n');
  const ready = useRef<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    // A reference keeps the picture decoded.
    ready.current = new Map(
      list
        .split('\n')
        .filter(Boolean)
        .map((address) => [address, ready.current.get(address) ?? decoded(address)]),
    );
  }, [list]);
}

function decoded(address: string): HTMLImageElement {
  const picture = new Image();
  picture.src = address;
  // A failure shows when its answer is in front.
  void picture.decode?.().catch(() => undefined);
  return picture;
}
