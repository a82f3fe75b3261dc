import { useTranslate } from '@waymark/host-kit';
import { memo, useLayoutEffect, useRef } from 'react';
import type { MediaElement } from './media/ready-media';
import type { View } from './media/use-on-view';
import { usePlaced } from './media/use-placed';
import { Layer } from './stage-styles';

/** A picture that differs from the screen by less than this factor fills it; faces would be cut from others. */
const NEARLY = 1.4;

/** Props of PictureLayer. */
export interface PictureLayerProps {
  readonly picture: NonNullable<View['picture']>;
  /** Width by height of the screen, once it is known. */
  readonly ratio: number | undefined;
}

/** A photo or film that is decoded already: the very element is put on screen, so that no frame waits for it. */
export const PictureLayer = memo(function PictureLayer({ picture: { slide, element }, ratio }: PictureLayerProps) {
  const t = useTranslate();
  const layer = useRef<HTMLDivElement>(null);
  const { team, challenge } = slide;
  const words = team && challenge ? t('{challenge}, by {team}', { challenge, team }) : challenge || team;
  useLayoutEffect(() => {
    if (element instanceof HTMLImageElement) element.alt = words;
    else element.setAttribute('aria-label', words);
  }, [element, words]);
  usePlaced(layer, element);
  return <Layer ref={layer} data-answer={slide.id} data-fills={fills(element, ratio) ? '' : undefined} />;
});

function fills(element: MediaElement, ratio: number | undefined): boolean {
  if (ratio === undefined) return false;
  const own =
    element instanceof HTMLImageElement
      ? element.naturalWidth / element.naturalHeight
      : element.videoWidth / element.videoHeight;
  return own < NEARLY * ratio && own > ratio / NEARLY;
}
