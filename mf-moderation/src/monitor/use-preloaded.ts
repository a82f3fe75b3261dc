import { type Answer, answerMedia } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useEffect, useRef } from 'react';

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
  const ready = useRef<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    // What is decoded stays so for as long as something holds it.
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
  // One that does not come says so when it is in front.
  void picture.decode?.().catch(() => undefined);
  return picture;
}
