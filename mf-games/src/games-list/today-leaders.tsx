import { boardQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';

/** Number of teams to load: enough to tell whether first place is shared. */
const FIRST = 3;
/** Milliseconds between two requests. */
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

/** The leader of a live game; empty without points, and for people who can't see the board. */
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
