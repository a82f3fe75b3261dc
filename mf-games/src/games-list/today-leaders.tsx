import { boardQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** Teams that are asked for: enough to see whether the first place is shared. */
const FIRST = 3;
/** Milliseconds between two readings of the board. */
const REFRESH = 30_000;

const LEAD = {
  one: {
    alone: '{team} leads with {points} point',
    shared: '{team} and others lead with {points} point',
  },
  many: {
    alone: '{team} leads with {points} points',
    shared: '{team} and others lead with {points} points',
  },
} as const;

/** Who leads a live game; nothing while nobody has points, and for who may not see the board. */
export function TodayLeaders({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { data } = useQuery({
    ...boardQuery(api, game, { style: 'alltime', term: '', perPage: FIRST }, { silent: true, handles: [403] }),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
    retry: false,
  });
  const [first, ...others] = data?.teams ?? [];
  const most = first?.points ?? 0;
  if (!first || most <= 0) return null;
  const shares = others.some((team) => team.points === most);
  const values = { team: first.name ?? '', points: most };
  if (shares) return t(LEAD[most === 1 ? 'one' : 'many'].shared, values);
  return t(LEAD[most === 1 ? 'one' : 'many'].alone, values);
}
