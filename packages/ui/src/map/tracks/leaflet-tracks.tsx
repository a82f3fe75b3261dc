import { Maximize2, Minus, Plus } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../button/icon-button';
import { useTranslate } from '../../root/ui-context';
import { GroundCredit } from '../ground-credit';
import { MapBox, MapButtons, MapFoot } from '../map-styles';
import { LiveTracks, type LiveTracksOptions } from './live-tracks';
import type { Post, Track } from './track';

/** Props of LeafletTracks. */
export interface LeafletTracksProps extends Omit<LiveTracksOptions, 'element' | 'onRough'> {
  readonly label: string;
  readonly tracks: readonly Track[];
  readonly posts?: readonly Post[] | undefined;
  readonly selected?: string | undefined;
  readonly credit?: string | undefined;
}

/** The map with its buttons. Its content is also available as text beside it, because a canvas is not accessible. */
export function LeafletTracks({ label, tracks, posts, selected, credit, ...options }: LeafletTracksProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveTracks>();
  const [rough, setRough] = useState(false);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { tiles } = options;
  useEffect(() => {
    if (!box.current) return;
    const { centre, zoom } = latest.current;
    const onSelect = (id: string | undefined) => latest.current.onSelect?.(id);
    const live = new LiveTracks({ element: box.current, centre, zoom, tiles, onSelect, onRough: setRough });
    setMap(live);
    return () => {
      setMap(undefined);
      live.remove();
    };
  }, [tiles]);
  useEffect(() => map?.show(tracks, selected), [map, tracks, selected]);
  useEffect(() => map?.mark(posts ?? []), [map, posts]);
  const some = tracks.length > 0;
  useEffect(() => {
    if (some) map?.fit();
  }, [map, some]);
  useEffect(() => {
    if (selected !== undefined) map?.reveal(selected);
  }, [map, selected]);
  return (
    <>
      <MapBox ref={box} aria-label={label} />
      <MapButtons>
        <IconButton outlined icon={Plus} label={t('Zoom in')} onClick={() => map?.zoomBy(1)} />
        <IconButton outlined icon={Minus} label={t('Zoom out')} onClick={() => map?.zoomBy(-1)} />
        {some && <IconButton outlined icon={Maximize2} label={t('Show all')} onClick={() => map?.fit()} />}
      </MapButtons>
      <MapFoot>
        <GroundCredit tiles={tiles} credit={credit} rough={rough} />
      </MapFoot>
    </>
  );
}
