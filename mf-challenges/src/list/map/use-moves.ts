import { keyStarts, keys, saveTask, taskQuery } from '@waymark/client';
import type { GameId, Task, TaskId, TaskPlace } from '@waymark/contract';
import { useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import type { MapPoint } from '@waymark/ui';
import { useMemo, useState } from 'react';
import { spotOf } from '../../game/spot';

/** The displayed places: a dragged marker moves immediately, and returns if that fails. */
export function useMoves(game: GameId, stored: readonly TaskPlace[]) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const saves = useFieldSaves<`${TaskId}`>();
  const [moved, setMoved] = useState<ReadonlyMap<TaskId, MapPoint>>(new Map());
  const places = useMemo(
    () => (moved.size === 0 ? stored : stored.map((place) => ({ ...place, ...moved.get(place.id) }))),
    [stored, moved],
  );

  /** Writes of one challenge take turns, so the last one is stored last. */
  const write = async (id: TaskId, to: MapPoint, addressNow: () => Promise<string>): Promise<boolean> => {
    setMoved((all) => new Map(all).set(id, to));
    const isSaved = await saves.save(`${id}`, async () => {
      try {
        await saveTask(api, game, id, { address: await addressNow(), ...to });
        client.setQueryData<readonly TaskPlace[]>(keys.taskPlaces(game), (before) =>
          before?.map((place) => (place.id === id ? { ...place, ...to } : place)),
        );
      } finally {
        for (const queryKey of [keyStarts.tasks(game), keys.task(game, id)])
          void client.invalidateQueries({ queryKey });
      }
    });
    // Unless another one follows.
    if (saves.stateOf(`${id}`).phase === 'failed') {
      notices.show({ tone: 'danger', text: t('The marker is back where it was.') });
    }
    setMoved((all) => {
      const rest = new Map(all);
      if (rest.get(id) === to) rest.delete(id);
      return rest;
    });
    return isSaved;
  };
  const move = async (id: TaskId, to: MapPoint): Promise<void> => {
    const before = places.find((place) => place.id === id);
    if (!before) return;
    const { address, ...spot } = spotOf(to);
    let former: Pick<Task, 'latitude' | 'longitude' | 'address'> = before;
    const isSaved = await write(id, spot, async () => {
      // The list of places doesn't tell addresses, and Undo has to restore it.
      former = await client.fetchQuery(taskQuery(api, game, id)).catch(() => before);
      return address;
    });
    if (!isSaved) return;
    const back = {
      latitude: former.latitude ?? before.latitude ?? 0,
      longitude: former.longitude ?? before.longitude ?? 0,
    };
    notices.show({
      tone: 'success',
      text: t('{name} moved on the map.', { name: before.name || t('Untitled challenge') }),
      action: { label: t('Undo'), run: () => void write(id, back, async () => former.address ?? spotOf(back).address) },
    });
  };
  return { places, move };
}
