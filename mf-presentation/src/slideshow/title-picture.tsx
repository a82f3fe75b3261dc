import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { MediaElement } from './media/ready-media';
import { usePlaced } from './media/use-placed';

/** Props of TitlePicture. */
export interface TitlePictureProps {
  /** Undefined until it is decoded. */
  readonly element: MediaElement | undefined;
  /** Empty for one that only decorates. */
  readonly alt: string;
  /** What stays in view when it is cropped. */
  readonly position?: string | undefined;
}

/** A picture of the title. One that arrives after the title fades in. */
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
