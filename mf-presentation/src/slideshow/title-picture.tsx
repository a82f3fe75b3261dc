import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { MediaElement } from './media/ready-media';
import { usePlaced } from './media/use-placed';

/** Props of TitlePicture. */
export interface TitlePictureProps {
  /** Undefined until decoded. */
  readonly element: MediaElement | undefined;
  /** Empty for a decorative one. */
  readonly alt: string;
  /** The part that stays visible when cropped. */
  readonly position?: string | undefined;
}

/** A picture of the title. One that loads after the title fades in. */
export const TitlePicture = memo(function TitlePicture({ element, alt, position }: TitlePictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isLate] = useState(element === undefined);
  usePlaced(place, element);
  useLayoutEffect(() => {
    if (!(element instanceof HTMLImageElement)) return;
    element.alt = alt;
    element.style.objectPosition = position ?? '';
  }, [element, alt, position]);
  return <div ref={place} data-late={isLate ? '' : undefined} />;
});
