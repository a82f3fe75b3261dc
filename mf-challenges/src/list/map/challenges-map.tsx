import { taskPlacesQuery } from '@waymark/client';
import { asTaskId, type GameId, type TaskId } from '@waymark/contract';
import { useFindPlace, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useAtom } from '@waymark/host-kit/screen-state';
import { MapView, token } from '@waymark/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMayEdit } from '../../game/use-may-edit';
import { mapSearch } from '../list-state';
import { MapCard } from './map-card';
import { MAP_HEIGHT, MapSpace } from './map-space';
import { useMoves } from './use-moves';

/** Initial view of the side panel's map. */
const ZOOM = 3;

const Note = styled.p`
  padding: 8px 12px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;

/** Props of ChallengesMap. */
export interface ChallengesMapProps {
  readonly game: GameId;
  /** Page size of the list. */
  readonly perPage: number;
  /** Opens a challenge and its page of the list. */
  readonly onOpen: (id: TaskId, page: number) => void;
}

/** The map of the game's challenges. A marker links to its challenge; dragging it moves the challenge. */
export function ChallengesMap({ game, perPage, onOpen }: ChallengesMapProps) {
  const { api, brand } = useHost();
  const t = useTranslate();
  // Asked before the role is known, it might be refused.
  const enabled = useMayEdit(game) === true;
  const { data, error } = useQuery({ ...taskPlacesQuery(api, game), enabled });
  const { places, move } = useMoves(game, data ?? []);
  const find = useFindPlace();
  // A phone that is turned moves the map between the list and the editor's place.
  const [text, onType] = useAtom(mapSearch(game));
  const [selected, setSelected] = useState<TaskId>();
  const marks = useMemo(
    () =>
      places.map(({ id, name, position, latitude = 0, longitude = 0 }) => ({
        id: String(id),
        label: [position, name || t('Untitled challenge')].filter((part) => part !== undefined).join(' · '),
        mark: String(position ?? ''),
        latitude,
        longitude,
      })),
    [places, t],
  );
  const shown = places.find(({ id }) => id === selected);
  return (
    <>
      {data || error ? (
        <MapView
          label={t('Map of the challenges')}
          height={MAP_HEIGHT}
          zoom={ZOOM}
          exactZoom
          tiles={brand.mapTiles}
          credit={brand.mapCredit}
          find={find}
          typed={{ text, onType }}
          inOrder
          places={marks}
          selected={selected && String(selected)}
          onSelect={(id) => setSelected(asTaskId(Number(id)))}
          onMove={(id, to) => void move(asTaskId(Number(id)), to)}
        />
      ) : (
        <MapSpace aria-busy="true" />
      )}
      {shown ? (
        <MapCard
          place={shown}
          onOpen={() => onOpen(shown.id, Math.ceil((shown.position ?? 1) / perPage))}
          onClose={() => setSelected(undefined)}
        />
      ) : (
        <Note>
          {error
            ? t("Couldn't load the locations.")
            : data && data.length === 0
              ? t('Challenges with a location show here.')
              : t('Drag a marker to move its challenge.')}
        </Note>
      )}
    </>
  );
}
