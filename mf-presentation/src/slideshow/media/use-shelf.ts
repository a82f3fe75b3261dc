import { useHost } from '@waymark/host-kit';
import { useEffect, useMemo } from 'react';
import type { Show } from '../show/show';
import { MediaShelf } from './media-shelf';

/** The media shelf of a show, which caches files of its slides only. */
export function useShelf({ slides }: Pick<Show, 'slides'>): MediaShelf {
  const { api } = useHost();
  const shelf = useMemo(() => new MediaShelf(api.resolve), [api]);
  useEffect(() => shelf.keepFiles(slides), [shelf, slides]);
  useEffect(() => () => shelf.clear(), [shelf]);
  return shelf;
}
