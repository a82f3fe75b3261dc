import { useTranslate } from '@waymark/host-kit';
import { cropOf } from '@waymark/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { MediaElement } from './media/ready-media';
import type { View } from './media/use-on-view';
import { usePlaced } from './media/use-placed';
import { Layer } from './stage-styles';

/**
 * Pictures whose aspect ratio differs from the screen's by less than this factor fill it; cropping others would cut off
 * faces.
 */
const NEARLY = 1.4;

/** Props of PictureLayer. */
export interface PictureLayerProps {
  readonly picture: NonNullable<View['picture']>;
  /** Aspect ratio of the screen, once known. */
  readonly ratio: number | undefined;
}

/** A decoded photo or film: the element itself is inserted, so that no frame waits for it. */
export const PictureLayer = memo(function PictureLayer({ picture: { slide, element }, ratio }: PictureLayerProps) {
  const t = useTranslate();
  const layer = useRef<HTMLDivElement>(null);
  const { team, challenge, media } = slide;
  const [address = ''] = media.urls;
  const words = team && challenge ? t('{challenge}, by {team}', { challenge, team }) : challenge || team;
  useLayoutEffect(() => {
    if (element instanceof HTMLImageElement) element.alt = words;
    else element.setAttribute('aria-label', words);
  }, [element, words]);
  const isFull = fills(element, ratio);
  useLayoutEffect(() => {
    element.style.objectPosition = (isFull && cropOf(address)) || '';
  }, [element, isFull, address]);
  usePlaced(layer, element);
  return <Layer ref={layer} data-answer={slide.id} data-fills={isFull ? '' : undefined} />;
});

function fills(element: MediaElement, ratio: number | undefined): boolean {
  if (ratio === undefined) return false;
  const own =
    element instanceof HTMLImageElement
      ? element.naturalWidth / element.naturalHeight
      : element.videoWidth / element.videoHeight;
  return own < NEARLY * ratio && own > ratio / NEARLY;
}
