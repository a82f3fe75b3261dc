import { LocateFixed, Maximize2, Minus, Plus } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';
import { GroundCredit } from './ground-credit';
import { LiveMap, type LiveMapOptions } from './live-map';
import type { HeatSpot, MapPlace, MapPoint } from './map-place';
import { MapSearch, searchRoom, type TypedSearch } from './map-search';
import { MapBox, MapButtons, MapFoot } from './map-styles';
import { usePosition } from './use-position';

/** Props of LeafletMap. */
export interface LeafletMapProps extends Omit<LiveMapOptions, 'element' | 'covered' | 'clusterLabel' | 'onRough'> {
  readonly label: string;
  readonly places: readonly MapPlace[];
  readonly inOrder?: boolean | undefined;
  readonly heat?: readonly HeatSpot[] | undefined;
  readonly selected?: string | undefined;
  readonly credit?: string | undefined;
  readonly find?: ((text: string) => Promise<MapPoint | undefined>) | undefined;
  readonly typed?: TypedSearch | undefined;
}

const COLD: readonly HeatSpot[] = [];

/** The map with its search, buttons and messages. */
export function LeafletMap({
  label,
  places,
  inOrder,
  heat = COLD,
  selected,
  credit,
  find,
  typed,
  ...options
}: LeafletMapProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap>();
  const [rough, setRough] = useState(false);
  const [message, tell] = useState('');
  const askPosition = usePosition((at) => map?.goTo(at, t('You are here'), at.within), tell);
  const latest = useRef({ ...options, t });
  useLayoutEffect(() => {
    latest.current = { ...options, t };
  });
  // Whether markers can move is fixed when the map is created; the handler may change.
  const movable = options.onMove !== undefined;
  const searchable = find !== undefined;
  const { tiles } = options;
  useEffect(() => {
    if (!box.current) return;
    const { centre, zoom, exactZoom } = latest.current;
    const live = new LiveMap({
      element: box.current,
      centre,
      zoom,
      exactZoom,
      tiles,
      onRough: setRough,
      covered: searchable ? searchRoom() : 0,
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
  }, [movable, searchable, tiles]);
  useEffect(() => map?.show(places, selected, inOrder), [map, places, selected, inOrder]);
  useEffect(() => map?.warm(heat), [map, heat]);
  return (
    <>
      <MapBox ref={box} aria-label={label} />
      {find && <MapSearch find={find} typed={typed} tell={tell} onFound={(at, text) => map?.goTo(at, text)} />}
      <MapButtons>
        <IconButton outlined icon={Plus} label={t('Zoom in')} onClick={() => map?.zoomBy(1)} />
        <IconButton outlined icon={Minus} label={t('Zoom out')} onClick={() => map?.zoomBy(-1)} />
        {places.length + heat.length > 0 && (
          <IconButton outlined icon={Maximize2} label={t('Show all')} onClick={() => map?.fit()} />
        )}
        {askPosition && <IconButton outlined icon={LocateFixed} label={t('My position')} onClick={askPosition} />}
      </MapButtons>
      <MapFoot>
        <GroundCredit tiles={tiles} credit={credit} rough={rough} />
        <p role="status">{message}</p>
      </MapFoot>
    </>
  );
}
