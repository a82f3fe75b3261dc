import { taskPlacesQuery } from '@waymark/client';
import { type GameId, paths, type TaskPlace } from '@waymark/contract';
import { useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Bone, MapView, token } from '@waymark/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { MAP_HEIGHT, zoomFor } from './map-view-of';

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  & > p {
    padding: 8px 12px;
    border-block-start: 1px solid ${token.line};
    font: ${token.type13} ${token.font};
    color: ${token.textMuted};
  }
`;

/** Where the game is played: a map of the challenges with a location. A marker links to its challenge. */
export function WherePlayed({ id }: { readonly id: GameId }) {
  const { api, brand, navigation } = useHost();
  const t = useTranslate();
  const { data, error } = useQuery(taskPlacesQuery(api, id));
  const places = useMemo(() => (data ?? []).map((place) => marker(place, t('Untitled challenge'))), [data, t]);
  const challenges = paths.challenges(id);
  const known = useHasScreen()(challenges);
  if (!data && !error) return <Bone $height={MAP_HEIGHT} />;
  return (
    <Frame>
      <MapView
        label={t('Map of the challenges')}
        height={MAP_HEIGHT}
        zoom={zoomFor(places)}
        tiles={brand.mapTiles}
        credit={brand.mapCredit}
        inOrder
        places={places}
        {...(known ? { onSelect: (open: string) => navigation.navigate(challenges, { state: { open } }) } : {})}
      />
      <p>
        {error
          ? t("Couldn't load the locations.")
          : places.length === 0
            ? t('Challenges with a location show here.')
            : t('Click or tap a marker to open its challenge.')}
      </p>
    </Frame>
  );
}

const marker = ({ id, name, position, latitude = 0, longitude = 0 }: TaskPlace, nameless: string) => ({
  id: String(id),
  label: `${position} · ${name || nameless}`,
  mark: String(position ?? ''),
  latitude,
  longitude,
});
