import { SHOWN, shows, type streamList } from '@waymark/client';
import { type Answer, type GameId, PAGE_SIZE_STREAM } from '@waymark/contract';
import { changeCached, type EndlessList } from '@waymark/host-kit';
import { type QueryKey, useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { nextPart, withFreshPart } from './fresh-part';

/** What changes answers without naming them. A processed file is awaited by few. */
const UNNAMED = SHOWN.answers.filter((source) => source !== 'answer' && source !== 'ss.game.media');

/**
 * Reloads everything below the top of a stream after changes that name no answers, and after a connection gap: a query
 * of its own, so that it is invalidated and repeated like any other.
 * @returns its key
 */
export function useFreshBelow(game: GameId, { queryKey, load }: ReturnType<typeof streamList>): QueryKey {
  const client = useQueryClient();
  const key = useMemo(() => [...queryKey, 'below'], [queryKey]);
  useQuery({
    queryKey: key,
    meta: shows(UNNAMED, game),
    notifyOnChangeProps: [],
    queryFn: async ({ signal }): Promise<null> => {
      const top = { queryKey, exact: true };
      const held = () => client.getQueryData<EndlessList<Answer>>(queryKey);
      // Where the top ends is known once it has loaded.
      await client.refetchQueries({ ...top, fetchStatus: 'fetching' }, { cancelRefetch: false });
      const lowest = held()?.items[PAGE_SIZE_STREAM - 1]?.id;
      const after = (id: number) => {
        const list = held();
        return list && nextPart(list, id);
      };
      for (let before = lowest && after(lowest); before; ) {
        const behind = before;
        const part = await load(behind, signal);
        changeCached<EndlessList<Answer>>(client, top, (now) => withFreshPart(now, behind, part));
        const oldest = part.isLast ? undefined : part.items.at(-1)?.id;
        // A provider that ignores the cursor would be asked for ever.
        before = oldest !== undefined && oldest < behind.id ? after(oldest) : undefined;
      }
      return null;
    },
  });
  return key;
}
