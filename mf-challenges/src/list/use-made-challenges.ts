import { keys, type PlacedTask } from '@waymark/client';
import type { GameId, Task, TaskId, TaskIdea } from '@waymark/contract';
import { useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { landFocus } from '@waymark/ui';
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
  const lead = (placed: PlacedTask | undefined): void => {
    if (!placed) return;
    const { task, page = task.position && Math.ceil(task.position / perPage) } = placed;
    where.show(task.id, page ?? where.place.page);
    asked.set({ task: task.id, field: 'name' });
  };
  const takeBack = async ({ task }: PlacedTask): Promise<void> => {
    const { removeSuggestion } = await later();
    where.close(task.id);
    const removed = await run('take back', () => removeSuggestion(host.api, game, task.id));
    void client.invalidateQueries({ queryKey: keys.taskTrash(game) });
    await list.reload();
    if (removed) landFocus(suggestButton.current, '[data-suggests]');
  };
  /** `takeBack` as of the latest render: by then another challenge may be open. */
  const latest = useRef(takeBack);
  useEffect(() => {
    latest.current = takeBack;
  });
  return {
    making,
    /** Takes focus after a suggestion was undone. */
    suggestButton,
    add: async () => lead(await make('add')),
    /** @param onPlaced called before the new challenge opens and takes focus */
    suggest: async (idea?: TaskIdea, onPlaced?: () => void) => {
      const placed = await make('suggest', { idea });
      if (!placed) return;
      onPlaced?.();
      lead(placed);
      (await later()).tellSuggestion({ host, t }, placed, () => void latest.current(placed));
    },
    duplicate: async (task: Task) => {
      const placed = await make('duplicate', { original: task.id });
      if (placed) (await later()).tellCopy({ host, t }, placed, () => lead(placed));
    },
  };
}
