import { taskPlacesQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Bone, MAP_CENTRE, type MapPoint, MapView, token, zoomToShow } from '@waymark/ui';
import styled from 'styled-components';
import type { TaskEditor } from '../editor';

const ZOOM = 15;
/** In a game without any place the map shows a whole region. */
const ZOOM_NOWHERE = 3;
const HEIGHT = 240;

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > p { padding: 8px 12px; border-block-start: 1px solid ${token.line}; font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

/** Where the challenge is, with the circle of its arrival radius. A press or a drag puts it somewhere else. */
export function LocationMap({ editor, game }: { readonly editor: TaskEditor; readonly game: GameId }) {
  const { brand } = useHost();
  const t = useTranslate();
  const { id, name, latitude, longitude, arrival_location_radius: radius } = editor.view;
  const placed = typeof latitude === 'number' && typeof longitude === 'number';
  const around = useSurroundings(game, !placed);
  const put = (at: { readonly latitude: number; readonly longitude: number }) => {
    const [north, east] = [round(at.latitude), round(at.longitude)];
    editor.choose('address', { address: `${north}, ${east}`, latitude: north, longitude: east });
  };
  return (
    <Frame>
      {placed || around ? (
        <MapView
          // Another place, another view: an address that was found may be far from what is on view.
          key={placed ? 'placed' : 'nowhere'}
          label={t('Map of the location')}
          height={HEIGHT}
          zoom={placed || !around ? ZOOM : around.zoom}
          centre={placed ? undefined : around?.centre}
          tiles={brand.mapTiles}
          places={
            placed
              ? [
                  {
                    id: String(id),
                    label: name || t('Untitled challenge'),
                    latitude,
                    longitude,
                    ...(radius ? { radius } : {}),
                  },
                ]
              : []
          }
          onMove={(_, to) => put(to)}
          onPick={put}
        />
      ) : (
        <Bone $height={HEIGHT} />
      )}
      <p>{t('Click or tap the map to set the location, or drag the marker.')}</p>
    </Frame>
  );
}

/** Where a challenge without a place is looked for first: where the others of its game are. Undefined until that is known. */
function useSurroundings(game: GameId, wanted: boolean): { centre: MapPoint; zoom: number } | undefined {
  const { api } = useHost();
  const { data, error } = useQuery({ ...taskPlacesQuery(api, game), enabled: wanted });
  if (!data && !error) return undefined;
  const places = (data ?? []).map(({ latitude = 0, longitude = 0 }) => ({ latitude, longitude }));
  if (places.length === 0) return { centre: MAP_CENTRE, zoom: ZOOM_NOWHERE };
  const middleOf = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  return {
    centre: {
      latitude: middleOf(places.map(({ latitude }) => latitude)),
      longitude: middleOf(places.map(({ longitude }) => longitude)),
    },
    zoom: zoomToShow(places, HEIGHT, ZOOM),
  };
}

/** About a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
