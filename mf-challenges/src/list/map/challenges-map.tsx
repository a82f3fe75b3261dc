import { keyStarts, keys, saveTask, taskPlacesQuery, taskQuery } from '@waymark/client';
import { asTaskId, type GameId, type TaskId, type TaskPlace } from '@waymark/contract';
import { useFindPlace, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useAtom } from '@waymark/host-kit/screen-state';
import { type MapPoint, MapView, token } from '@waymark/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { spotOf } from '../../game/spot';
import { mapSearch } from '../list-state';
import { MapCard } from './map-card';
import { MAP_HEIGHT, MapSpace } from './map-space';

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
  const { data, error } = useQuery(taskPlacesQuery(api, game));
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

/** The displayed places: a dragged marker moves immediately, and returns if that fails. */
function useMoves(game: GameId, stored: readonly TaskPlace[]) {
  const { api, errors, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const [moved, setMoved] = useState<ReadonlyMap<TaskId, MapPoint>>(new Map());
  const places = useMemo(
    () => (moved.size === 0 ? stored : stored.map((place) => ({ ...place, ...moved.get(place.id) }))),
    [stored, moved],
  );

  const write = async (id: TaskId, to: MapPoint, address: string): Promise<boolean> => {
    const settle = notices.saving();
    setMoved((all) => new Map(all).set(id, to));
    try {
      await saveTask(api, game, id, { address, ...to });
      client.setQueryData<readonly TaskPlace[]>(keys.taskPlaces(game), (before) =>
        before?.map((place) => (place.id === id ? { ...place, ...to } : place)),
      );
      settle('saved');
      return true;
    } catch (error) {
      settle('failed');
      errors.report(error);
      notices.show({ tone: 'danger', text: t('The marker is back where it was.') });
      return false;
    } finally {
      setMoved((all) => {
        const rest = new Map(all);
        if (rest.get(id) === to) rest.delete(id);
        return rest;
      });
      for (const queryKey of [keyStarts.tasks(game), keys.task(game, id)]) void client.invalidateQueries({ queryKey });
    }
  };
  const move = async (id: TaskId, to: MapPoint): Promise<void> => {
    const before = places.find((place) => place.id === id);
    if (!before) return;
    const back = { latitude: before.latitude ?? 0, longitude: before.longitude ?? 0 };
    const { address, ...spot } = spotOf(to);
    setMoved((all) => new Map(all).set(id, spot));
    // The list of places doesn't tell addresses, and Undo has to restore it.
    const former = await client.fetchQuery(taskQuery(api, game, id)).then(
      (task) => task.address,
      () => undefined,
    );
    if (!(await write(id, spot, address))) return;
    notices.show({
      tone: 'success',
      text: t('{name} moved on the map.', { name: before.name || t('Untitled challenge') }),
      action: { label: t('Undo'), run: () => void write(id, back, former ?? spotOf(back).address) },
    });
  };
  return { places, move };
}
