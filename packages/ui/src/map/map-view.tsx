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

/** Initial centre of a map without places. */
export const MAP_CENTRE: MapPoint = { latitude: 42.3601, longitude: -71.0589 };

/** Props of MapView. */
export interface MapViewProps {
  /** Accessible name. */
  readonly label: string;
  readonly places: readonly MapPlace[];
  /** Initial centre; defaults to the middle of the places. Later changes do not move the view. */
  readonly centre?: MapPoint | undefined;
  readonly zoom: number;
  /** In pixels. */
  readonly height: number;
  /** URL template of the tiles; empty for a plain grid. */
  readonly tiles?: string | undefined;
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
  /** Called when a marker is moved by pointer or with Shift and the arrow keys. Without it markers are fixed. */
  readonly onMove?: (id: string, to: MapPoint) => void;
  /** Called when a point of the map is clicked. */
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

/** A map with clustered markers. Loads the map code on demand. */
export function MapView({ label, height, centre, places, ...map }: MapViewProps) {
  const t = useTranslate();
  const [Part, setPart] = useState<ComponentType<LeafletMapProps> | undefined>(part.loaded);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
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
          {t("Couldn't load the map.")}
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
