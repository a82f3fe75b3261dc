import type { PlacedTask } from '@waymark/client';
import type { GameId, Task, TaskId, TaskIdea } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useRef, useState } from 'react';
import { useAskedFields } from '../challenge/asked-field';
import { later } from './later';
import type { Making } from './make-challenge';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';

/** One at a time. */
const MAKING = ['add', 'suggest', 'duplicate'] as const satisfies readonly Making[];

/** Creates challenges: an empty one, a suggested one, a copy. Opens each. */
export function useMadeChallenges(game: GameId, where: ReturnType<typeof useListPlace>, list: ChallengeList) {
  const host = useHost();
  const t = useTranslate();
  const { run, isUnderWay } = useActions<Making | 'take back'>();
  const suggestButton = useRef<HTMLButtonElement>(null);
  const asked = useAskedFields();
  const client = useQueryClient();
  const [broken, setBroken] = useState<unknown>();
  /** The place as of the latest render: a challenge takes time to make. Undefined once the screen is left. */
  const here = useRef<typeof where>(undefined);
  useEffect(() => {
    here.current = where;
    return () => {
      here.current = undefined;
    };
  });
  // If the screen can't tell the user what to do, it must not look as if nothing had happened.
  if (broken !== undefined) throw broken;

  const { perPage } = where.place;
  const making = MAKING.find(isUnderWay);
  const make = async (
    what: Making,
    { original, idea }: { original?: TaskId; idea?: TaskIdea | undefined } = {},
  ): Promise<PlacedTask | undefined> => {
    if (making) return undefined;
    const place = async () => {
      const { makeOrTell } = await later();
      const placed = await makeOrTell(what, { host, t, game, perPage, original, idea }, setBroken);
      if (placed) await list.reload();
      return placed;
    };
    return (await run(what, place))?.answer;
  };
  const lead = (placed: PlacedTask): void => {
    const { task, page = task.position && Math.ceil(task.position / perPage) } = placed;
    const now = here.current ?? where;
    now.show(task.id, page ?? now.place.page);
    asked.set({ task: task.id, field: 'name' });
  };
  return {
    making,
    /** Takes focus after a suggestion was undone. */
    suggestButton,
    add: async () => {
      const placed = await make('add');
      if (placed && here.current) lead(placed);
    },
    /** @param onPlaced called before the new challenge opens and takes focus */
    suggest: async (idea?: TaskIdea, onPlaced?: () => void) => {
      const placed = await make('suggest', { idea });
      if (!placed) return;
      onPlaced?.();
      if (here.current) lead(placed);
      const { tellSuggestion, takeBack } = await later();
      const parts = { host, client, game, list, here, suggestButton };
      tellSuggestion({ host, t }, placed, () => void run('take back', () => takeBack(placed.task.id, parts)));
    },
    duplicate: async (task: Task) => {
      const placed = await make('duplicate', { original: task.id });
      if (placed) (await later()).tellCopy({ host, t }, placed, () => lead(placed));
    },
  };
}
