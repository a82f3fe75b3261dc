import { taskPlacesQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Bone, MAP_CENTRE, type MapPoint, MapView, token, zoomToShow } from '@waymark/ui';
import styled from 'styled-components';
import { spotOf } from '../../game/spot';
import type { TaskEditor } from '../editor';

const ZOOM = 15;
const HEIGHT = 240;

const Frame = styled.div`
  overflow: hidden;
  margin-block-end: 10px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > p { padding: 8px 12px; border-block-start: 1px solid ${token.line}; font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
`;

/** The challenge's location with its arrival radius. Click or drag to move it. */
export function LocationMap({ editor, game }: { readonly editor: TaskEditor; readonly game: GameId }) {
  const { brand } = useHost();
  const t = useTranslate();
  const { id, name, latitude, longitude, arrival_location_radius: radius } = editor.view;
  const placed = typeof latitude === 'number' && typeof longitude === 'number';
  const around = useSurroundings(game, !placed);
  const put = (at: MapPoint) => editor.choose('address', spotOf(at));
  return (
    <Frame>
      {placed || around ? (
        <MapView
          // A new location re-centres the map: a found address may be far away.
          key={placed ? 'placed' : 'nowhere'}
          label={t('Map of the location')}
          height={HEIGHT}
          zoom={placed || !around ? ZOOM : around.zoom}
          centre={placed ? undefined : around?.centre}
          tiles={brand.mapTiles}
          credit={brand.mapCredit}
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

/** The initial view for a challenge without a location: where the game's others are. Undefined until known. */
function useSurroundings(game: GameId, wanted: boolean): { centre: MapPoint; zoom: number } | undefined {
  const { api } = useHost();
  const { data, error } = useQuery({ ...taskPlacesQuery(api, game), enabled: wanted });
  if (!data && !error) return undefined;
  const places = (data ?? []).map(({ latitude = 0, longitude = 0 }) => ({ latitude, longitude }));
  if (places.length === 0) return { centre: MAP_CENTRE, zoom: ZOOM };
  const middleOf = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  return {
    centre: {
      latitude: middleOf(places.map(({ latitude }) => latitude)),
      longitude: middleOf(places.map(({ longitude }) => longitude)),
    },
    zoom: zoomToShow(places, HEIGHT, ZOOM),
  };
}
