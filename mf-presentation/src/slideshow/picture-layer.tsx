import { useTranslate } from '@waymark/host-kit';
import { useLayoutEffect, useRef } from 'react';
import type { View } from './media/use-on-view';
import { Layer } from './stage-styles';

/** A picture that differs from the screen by less than this factor fills it; faces would be cut from others. */
const NEARLY = 1.4;

/** Props of PictureLayer. */
export interface PictureLayerProps {
  readonly picture: NonNullable<View['picture']>;
}

/** A photo or film that is decoded already: the very element is put on screen, so that no frame waits for it. */
export function PictureLayer({ picture: { slide, element } }: PictureLayerProps) {
  const t = useTranslate();
  const layer = useRef<HTMLDivElement>(null);
  const { team, challenge } = slide;
  const words = team && challenge ? t('{challenge}, by {team}', { challenge, team }) : challenge || team;
  useLayoutEffect(() => {
    if (element instanceof HTMLImageElement) element.alt = words;
    else element.setAttribute('aria-label', words);
  }, [element, words]);
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return;
    const photo = element instanceof HTMLImageElement;
    const width = photo ? element.naturalWidth : element.videoWidth;
    const height = photo ? element.naturalHeight : element.videoHeight;
    const ratio = (width * current.clientHeight) / (height * current.clientWidth);
    current.toggleAttribute('data-fills', ratio < NEARLY && ratio > 1 / NEARLY);
    current.replaceChildren(element);
    return () => {
      // The next layer may have taken it over.
      if (element.parentElement === current) element.remove();
    };
  }, [element]);
  return <Layer ref={layer} data-answer={slide.id} />;
}
