import type { GameId, Task, TaskId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import type { Selection } from '@waymark/host-kit/screen-state';
import { useEffect, useMemo, useRef } from 'react';
import type { CardActions } from './card-actions';
import type { ChallengeList } from './use-challenge-list';
import type { useListPlace } from './use-list-place';
import type { useMadeChallenges } from './use-made-challenges';

interface Parts {
  readonly game: GameId;
  readonly where: ReturnType<typeof useListPlace>;
  readonly list: ChallengeList;
  readonly selection: Selection<TaskId>;
  readonly making: ReturnType<typeof useMadeChallenges>;
  readonly askDelete: (task: Task) => void;
  /** Closes an open challenge, after a confirmation if something would be lost. */
  readonly close: (id: TaskId) => void;
}

/** The actions of the cards. A stable object, so a card re-renders only when its challenge changes. */
export function useChallengeActions(parts: Parts) {
  const { notices } = useHost();
  const t = useTranslate();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  return useMemo(() => {
    const move = async (task: Task, to: number): Promise<void> => {
      const { list, where } = latest.current;
      const { page, perPage, endless } = where.place;
      if (!(await list.move(task, to))) return;
      const target = Math.ceil(to / perPage);
      if (!list.whole || target === page || (endless && target < page)) return;
      notices.show({
        tone: 'success',
        text: t('{name} is number {n} now.', { name: task.name || t('Untitled challenge'), n: to }),
        action: { label: t('Show'), run: () => latest.current.where.change({ page: target }) },
      });
    };
    const actions: CardActions = {
      move: (task, to) => void move(task, to),
      open: ({ id }) => latest.current.where.bring(id),
      close: ({ id }) => latest.current.close(id),
      select: ({ id }, selected) => latest.current.selection.set([id], selected),
      duplicate: (task) => void latest.current.making.duplicate(task),
      askDelete: (task) => latest.current.askDelete(task),
    };
    /** Moves a challenge to a page, where it becomes the first ([G83]). */
    const moveToPage = (id: string, page: number): void => {
      const { list, where } = latest.current;
      const items = list.page?.items ?? [];
      const task = items.find((one) => String(one.id) === id);
      const first = (page - 1) * where.place.perPage + 1;
      // The first one of the page that is shown stays.
      if (task && (task !== items[0] || page !== where.place.page))
        void move(task, Math.min(first, Math.max(list.total, 1)));
    };
    return { actions, moveToPage };
  }, [notices, t]);
}
