import { Maximize2, Minus, Plus } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';
import { LiveMap, type LiveMapOptions } from './live-map';
import type { HeatSpot, MapPlace, MapPoint } from './map-place';
import { MapBox, MapButtons } from './map-styles';

/** Props of LeafletMap. */
export interface LeafletMapProps extends Omit<LiveMapOptions, 'element' | 'clusterLabel'> {
  readonly label: string;
  readonly places: readonly MapPlace[];
  readonly heat?: readonly HeatSpot[] | undefined;
  readonly selected?: string | undefined;
}

const COLD: readonly HeatSpot[] = [];

/** The map with its buttons. */
export function LeafletMap({ label, places, heat = COLD, selected, ...options }: LeafletMapProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap>();
  const latest = useRef({ ...options, t });
  useLayoutEffect(() => {
    latest.current = { ...options, t };
  });
  // Whether markers can move is fixed when the map is created; the handler may change.
  const movable = options.onMove !== undefined;
  const { tiles } = options;
  useEffect(() => {
    if (!box.current) return;
    const { centre, zoom } = latest.current;
    const live = new LiveMap({
      element: box.current,
      centre,
      zoom,
      tiles,
      clusterLabel: (n) => latest.current.t('{n} places', { n }),
      onSelect: (id) => latest.current.onSelect?.(id),
      onPick: (at) => latest.current.onPick?.(at),
      ...(movable ? { onMove: (id: string, to: MapPoint) => latest.current.onMove?.(id, to) } : {}),
    });
    setMap(live);
    return () => {
      setMap(undefined);
      live.remove();
    };
  }, [movable, tiles]);
  useEffect(() => map?.show(places, selected), [map, places, selected]);
  useEffect(() => map?.warm(heat), [map, heat]);
  return (
    <>
      <MapBox ref={box} aria-label={label} />
      <MapButtons>
        <IconButton outlined icon={Plus} label={t('Zoom in')} onClick={() => map?.zoomBy(1)} />
        <IconButton outlined icon={Minus} label={t('Zoom out')} onClick={() => map?.zoomBy(-1)} />
        {places.length + heat.length > 0 && (
          <IconButton outlined icon={Maximize2} label={t('Show all')} onClick={() => map?.fit()} />
        )}
      </MapButtons>
    </>
  );
}
