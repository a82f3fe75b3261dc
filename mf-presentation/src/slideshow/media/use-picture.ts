import { useEffect, useState } from 'react';
import type { MediaShelf } from './media-shelf';
import type { MediaElement } from './ready-media';

/** A decoded title picture, kept for every later title. */
export function usePicture(shelf: MediaShelf, address: string | undefined): MediaElement | undefined {
  const [picture, setPicture] = useState<MediaElement>();
  useEffect(() => {
    if (!address) return setPicture(undefined);
    let isCurrent = true;
    const show = (element: MediaElement | undefined) => {
      if (isCurrent) setPicture(element);
    };
    shelf.takePicture(address).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
      shelf.dropPicture(address);
    };
  }, [shelf, address]);
  return picture;
}
