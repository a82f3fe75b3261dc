import { allTeamsQuery, type QueueFigures, wholeTasksQuery } from '@waymark/client';
import type { Answer, GameId } from '@waymark/contract';
import { useHasBeenIdle, useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { SelectOption } from '@waymark/ui';
import { useMemo, useState } from 'react';
import type { Rights } from '../review/use-rights';
import type { MonitorPlace } from './monitor-address';

/** A platform may keep the challenges from its judges, who then choose among those seen. */
const REFUSED = [401, 403, 404];

interface Named {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
}
interface Known {
  readonly place: MonitorPlace;
  readonly rights: Rights;
  readonly items: readonly Answer[];
  readonly figures: QueueFigures | undefined;
}

const optionsOf = (...sources: readonly (readonly (Named | undefined)[])[]): SelectOption[] => {
  const names = new Map<number, string>();
  for (const one of sources.flat()) {
    if (one?.id !== undefined && !names.has(one.id)) names.set(one.id, one.name ?? '');
  }
  return [...names].map(([id, name]) => ({ value: String(id), label: name || String(id) }));
};

/** Everything named so far, so that choosing one doesn't remove the others. */
function useSeen(named: readonly (Named | undefined)[]): readonly (Named | undefined)[] {
  const [seen, setSeen] = useState(named);
  const fresh = named.filter((one) => one && !seen.some((other) => other?.id === one.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen;
}

/**
 * The challenges and teams to choose from: all if the account may list them, otherwise those seen in the queue.
 * Loads once the queue is rendered, or immediately if the address names one.
 */
export function useFilterOptions(game: GameId, { place, rights, items, figures }: Known) {
  const { api } = useHost();
  const rested = useHasBeenIdle();
  const wanted = (may: boolean, chosen: number) => may && (rested || chosen !== 0);
  const challenges = wholeTasksQuery(api, game, { handles: REFUSED });
  const tasks = useQuery({ ...challenges, enabled: wanted(rights.listsChallenges, place.challenge) }).data?.items;
  const teams = useQuery({ ...allTeamsQuery(api, game), enabled: wanted(rights.listsTeams, place.team) }).data;
  const counted = figures?.challenges;
  const seenTasks = useSeen(items.map(({ task }) => task));
  const seenTeams = useSeen(items.map(({ team }) => team));
  return useMemo(
    () => ({
      challenges: optionsOf(tasks ?? [], counted ?? [], seenTasks),
      teams: optionsOf(teams ?? [], seenTeams),
    }),
    [tasks, teams, counted, seenTasks, seenTeams],
  );
}
