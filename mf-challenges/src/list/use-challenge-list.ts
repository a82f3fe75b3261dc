import { isApiFailure, keyStarts, keys, reasonOf, saveTask, tasksQuery } from '@waymark/client';
import type { ApiCapability, GameId, Task } from '@waymark/contract';
import {
  inTurn,
  type ListPlace,
  type ListRules,
  numberedBy,
  pagesQuery,
  useFieldSaves,
  useHost,
  useOptimisticList,
  useTranslate,
} from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** Errors about the challenges themselves, for dialogs that show why; the host shows everything else. */
export const REFUSALS = [403, 404, 409, 422] as const;
/** Errors about a new position. */
const MOVE_REFUSALS = [409, 422] as const;

const numbered = (whole: boolean): ListRules<Task> => ({
  order: numberedBy({ placeOf: ({ position }) => position, at: (task, position) => ({ ...task, position }), whole }),
});
/** How all challenges of a game are numbered. */
export const WHOLE_LIST = numbered(true);
const FOUND = numbered(false);

/** Query options of the displayed challenges. */
export const challengesAt = (api: ApiCapability, game: GameId, { term, ...at }: ListPlace) =>
  pagesQuery(at, (page) => tasksQuery(api, game, { term, ...page }));

/** The challenges of a game with optimistic changes. */
export function useChallengeList(game: GameId, place: ListPlace) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const saves = useFieldSaves<string>();
  const whole = place.term === '';
  const list = useOptimisticList<Task>({
    query: challengesAt(api, game, place),
    lists: keyStarts.tasks(game),
    related: [keys.taskPlaces(game)],
    rules: whole ? WHOLE_LIST : FOUND,
  });
  // Positions go up to the last challenge of the game, even while a search hides most.
  const all = useQuery({ ...tasksQuery(api, game, { term: '', page: 1, perPage: 1 }), enabled: !whole });

  /** Moves a challenge. Moves are written in sequence, so the last one is stored last. */
  const move = async (task: Task, to: number): Promise<boolean> => {
    const write = () => saveTask(api, game, task.id, { position: to }, { handles: MOVE_REFUSALS });
    // Some platforms don't number from 1: nothing is before the first page.
    const first = whole && (place.endless || place.page === 1) ? (list.items[0]?.position ?? 1) : 1;
    try {
      await list.change({ kind: 'move', id: task.id, to: Math.max(to, first) }, inTurn(saves, 'order', write));
      return true;
    } catch (error) {
      const name = task.name || t('Untitled challenge');
      const stays = t('{name} was not moved and is number {n} again.', { name, n: task.position ?? 0 });
      const why = isApiFailure(error) && error.handled ? ` ${reasonOf(error)}` : '';
      notices.show({ tone: 'danger', text: stays + why });
      return false;
    }
  };

  const total = (whole ? list.page?.count : all.data?.count) ?? list.items.length;
  return { ...list, total, whole, move, order: saves.stateOf('order') };
}

/** The displayed challenges of a game. */
export type ChallengeList = ReturnType<typeof useChallengeList>;
