import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { lazyPart } from '../overlay/lazy-part';
import { useTranslate } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';
import type { LeafletMapProps } from './leaflet-map';
import type { MapPlace, MapPoint } from './map-place';

/** Where a map without places begins. */
export const MAP_CENTRE: MapPoint = { latitude: 42.3601, longitude: -71.0589 };

/** What a map is given. */
export interface MapViewProps {
  /** Names the map. */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Where it begins; the middle of the places without it. Later changes do not move what somebody is looking at. */
  readonly centre?: MapPoint | undefined;
  readonly zoom: number;
  /** In pixels. */
  readonly height: number;
  /** Address pattern of the tiles; empty for a plain grid. */
  readonly tiles?: string | undefined;
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
  /** A marker was moved, by pointer or with Shift and the arrows. Without it markers stay where they are. */
  readonly onMove?: (id: string, to: MapPoint) => void;
  /** A point of the map was pressed. */
  readonly onPick?: (at: MapPoint) => void;
}

const part = lazyPart<LeafletMapProps>(() => import('./leaflet-map').then((file) => file.LeafletMap));

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: inherit;
  background: ${token.surfaceSunken};
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  block-size: 100%;
  color: ${token.textMuted};
`;

/** A map with markers, those close together as one. The code of maps comes in a file of its own. */
export function MapView({ label, height, centre, places, ...map }: MapViewProps) {
  const t = useTranslate();
  const [Part, setPart] = useState<ComponentType<LeafletMapProps> | undefined>(part.loaded);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let alive = true;
    setFailed(false);
    part.load().then(
      (loaded) => alive && setPart(() => loaded),
      () => alive && setFailed(true),
    );
    return () => {
      alive = false;
    };
  }, [attempt]);
  return (
    <Frame role="region" aria-label={label} style={{ blockSize: `${height}px` }}>
      {Part ? (
        <Part {...map} label={label} places={places} centre={centre ?? middleOf(places)} />
      ) : failed ? (
        <Middle role="alert">
          {t('The map did not load.')}
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            {t('Retry')}
          </Button>
        </Middle>
      ) : (
        <Middle>
          <Spinner />
        </Middle>
      )}
    </Frame>
  );
}

function middleOf(places: readonly MapPlace[]): MapPoint {
  if (places.length === 0) return MAP_CENTRE;
  const sum = (pick: (place: MapPlace) => number) =>
    places.reduce((all, place) => all + pick(place), 0) / places.length;
  return { latitude: sum(({ latitude }) => latitude), longitude: sum(({ longitude }) => longitude) };
}
