import { teamPlacesQuery } from '@waymark/client';
import { EXTRA_LIVE_SOURCES, type GameId, type Spot, type TeamPlace } from '@waymark/contract';
import { useHost, useLiveMessages } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Batches moves, because hundreds of teams send them. */
const TOGETHER = 500;
/** Maximum points per trail. */
const LONGEST = 40;

/** Live moves of a team since its places were loaded. */
type Moves = ReadonlyMap<number, readonly Spot[]>;

/** The teams' places, updated live. */
export function useTeamPlaces(game: GameId) {
  const { api } = useHost();
  const query = useQuery(teamPlacesQuery(api, game));
  const [moves, setMoves] = useState<Moves>(new Map());
  const waiting = useRef<{ heard: [number, Spot][]; timer: ReturnType<typeof setTimeout> | undefined }>({
    heard: [],
    timer: undefined,
  });
  useEffect(() => {
    const { current } = waiting;
    return () => clearTimeout(current.timer);
  }, []);
  useLiveMessages([EXTRA_LIVE_SOURCES['team-places']], ({ detail }) => {
    const spot = spotIn(detail.place);
    if (detail.game?.id !== game || detail.team?.id === undefined || !spot) return;
    const { current } = waiting;
    current.heard.push([detail.team.id, spot]);
    current.timer ??= setTimeout(() => {
      const heard = current.heard.splice(0);
      current.timer = undefined;
      setMoves((now) => withMoves(now, heard));
    }, TOGETHER);
  });
  const loaded = query.data?.teams;
  const teams = useMemo(() => loaded?.map((team) => movedOn(team, moves.get(team.id))), [loaded, moves]);
  return { query, teams, shared: query.data?.shared };
}

function spotIn(value: unknown): Spot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { latitude, longitude, at } = value as Partial<Spot>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof at !== 'string') return undefined;
  return { latitude, longitude, at };
}

function withMoves(moves: Moves, heard: readonly (readonly [number, Spot])[]): Moves {
  const next = new Map(moves);
  for (const [team, spot] of heard) next.set(team, [...(next.get(team) ?? []), spot].slice(-LONGEST));
  return next;
}

const known = new WeakMap<TeamPlace, { readonly moves: readonly Spot[]; readonly moved: TeamPlace }>();

/** A team after its moves; the same object while unchanged. */
function movedOn(team: TeamPlace, moves: readonly Spot[] | undefined): TeamPlace {
  // A reload may include some of them.
  const since = team.place ? Date.parse(team.place.at) : 0;
  const newer = moves?.filter(({ at }) => Date.parse(at) > since) ?? [];
  const place = newer.at(-1);
  if (!moves || !place) return team;
  const before = known.get(team);
  if (before?.moves === moves) return before.moved;
  const way = [...(team.place ? [team.place] : []), ...newer.slice(0, -1)];
  const trail = [
    ...team.trail,
    ...way.map(({ latitude, longitude, at }) => [latitude, longitude, Math.floor(Date.parse(at) / 1000)]),
  ].slice(-LONGEST);
  const moved = { ...team, place, trail };
  known.set(team, { moves, moved });
  return moved;
}
