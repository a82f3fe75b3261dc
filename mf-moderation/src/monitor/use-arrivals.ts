import { type Answer, type GameId, gameOfMessage } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useMemo, useState } from 'react';
import type { MonitorPlace } from './monitor-address';

interface Arrived {
  /** The view they belong to. */
  readonly view: string;
  readonly ids: ReadonlySet<number>;
  /** Announced without an id. */
  readonly unnamed: number;
}

/** Counts new submissions since the queue loaded; they stay out of it until Refresh ([G87]). */
export function useArrivals(game: GameId, place: MonitorPlace, loaded: readonly Answer[] | undefined) {
  const { challenge, team, featured, order } = place;
  const view = [challenge, team, featured].join();
  const [arrived, setArrived] = useState<Arrived>({ view, ids: new Set(), unnamed: 0 });
  const [newest, setNewest] = useState<{ readonly list: string; readonly id: number }>();
  const now = arrived.view === view ? arrived : { view, ids: new Set<number>(), unnamed: 0 };
  // Everything loaded before an arrival is older. Only the top of the list shows how far that reaches.
  const isTop = order === 'newest' && (place.endless || place.page === 1);
  const list = [view, place.show].join();
  const known = newest?.list === list ? newest.id : undefined;
  if (loaded && isTop && now.unnamed === 0) {
    const id = Math.max(known ?? 0, ...loaded.map((answer) => answer.id));
    if (id !== known) setNewest({ list, id });
  }

  useLiveMessages(['ss.answer.create'], (message) => {
    const { task, team: its, answer } = message.detail;
    if (gameOfMessage(message) !== game || featured === '1') return;
    const isElsewhere = (wanted: number, told: number | undefined) =>
      wanted !== 0 && told !== undefined && told !== wanted;
    if (isElsewhere(challenge, task?.id) || isElsewhere(team, its?.id)) return;
    setArrived((before) => {
      const { ids, unnamed } = before.view === view ? before : now;
      if (answer?.id === undefined) return { view, ids, unnamed: unnamed + 1 };
      return { view, ids: new Set(ids).add(answer.id), unnamed };
    });
  });

  const items = useMemo(() => {
    const isNew = ({ id }: Answer) =>
      now.ids.has(id) || (now.unnamed > 0 && isTop && known !== undefined && id > known);
    return loaded?.filter((answer) => !isNew(answer));
  }, [loaded, now.ids, now.unnamed, isTop, known]);

  return {
    /** The answers already there. */
    items,
    count: now.ids.size + now.unnamed,
    clear: () => setArrived({ view, ids: new Set(), unnamed: 0 }),
  };
}
