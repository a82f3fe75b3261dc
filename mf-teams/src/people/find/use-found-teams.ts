import { groupsQuery } from '@waymark/client';
import type { GameId, Team } from '@waymark/contract';
import { type OptimisticList, useHost, useNow, useOffered, useStandings } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { answeredOf } from '../stuck';
import { narrowTeams } from './narrow-teams';
import { leavesOut, type TeamsPlace, wantsWhole } from './teams-address';
import { ALL } from './use-teams-view';

/** One page with all groups of a game. */
export const ALL_GROUPS = { page: 1, perPage: ALL };

interface Options {
  /** The teams of the page that is loaded, or all of them. */
  readonly list: OptimisticList<Team>;
  /** What is loaded. */
  readonly view: { readonly perPage: number };
  readonly heard: ReadonlyMap<number, number>;
  /** The game is being played. */
  readonly running: boolean;
  /** Stays on top, whatever is searched: made a moment ago. */
  readonly isFresh: (team: Team) => boolean;
}

/** The teams that the address asks for, searched and sorted here, because the documents only know pages by name. */
export function useFoundTeams(game: GameId, place: TeamsPlace, options: Options) {
  const { list, view, heard, running, isFresh } = options;
  const { query, page: loaded, items: teams } = list;
  // A provider that gives less than it was asked for is searched as far as it goes.
  const isWhole =
    query.data !== undefined && !query.isPlaceholderData && (view.perPage === ALL || query.data.pages <= 1);
  const { api } = useHost();
  const { term, group, order, page, perPage } = place;
  const tellsStuck = useOffered('team-activity') && running;
  const now = useNow();
  const groups = useQuery({ ...groupsQuery(api, game, ALL_GROUPS), enabled: group !== 0 });
  const standings = useStandings(game, order === 'place');
  const members = useMemo(() => {
    const chosen = groups.data?.items.find(({ id }) => id === group);
    return group === 0 ? undefined : new Set(chosen?.teams.map(({ id }) => id));
  }, [groups.data, group]);
  const places = useMemo(
    () => standings && new Map(standings.map(({ id, place: at, points_place }) => [id, points_place ?? at ?? ALL])),
    [standings],
  );
  const stuckFor = useMemo(
    () =>
      tellsStuck
        ? (team: Team) => {
            const { stuck, minutes } = answeredOf(team, heard.get(team.id), now);
            return stuck ? minutes : undefined;
          }
        : undefined,
    [tellsStuck, heard, now],
  );
  const onlyStuck = place.stuck === 1;
  const found = useMemo(
    () => (isWhole ? narrowTeams(teams, { term, members, stuckFor, onlyStuck, order, places }) : teams),
    [isWhole, teams, term, members, stuckFor, onlyStuck, order, places],
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const waits = group !== 0 && !groups.data;
  // Until all teams are there, the page before stays on view.
  const asks = wantsWhole(place) && isWhole;
  const pages = asks ? Math.max(1, Math.ceil(found.length / perPage)) : undefined;
  const shown = asks
    ? [...teams.filter(isFresh), ...found.filter((team) => !isFresh(team)).slice((page - 1) * perPage, page * perPage)]
    : teams;
  return {
    shown,
    /** What the list shows of its state: a search that finds nothing is a list without items. */
    query: waits
      ? groups
      : { data: data && { items: asks ? shown : data.items }, error, isFetching, isPlaceholderData, refetch },
    /** The page on view. */
    page: loaded && { pages: pages ?? loaded.pages, items: shown },
    paged: pages === undefined ? query : { data: { pages }, isPlaceholderData: false },
    count: asks ? found.length : loaded?.count,
    isNarrowed: leavesOut(place),
    isWhole,
    /** How many were found of all teams; undefined where none are left out. */
    found: asks && leavesOut(place) ? found.length : undefined,
    /** How many are stuck, where all teams are known. */
    stuck: isWhole && stuckFor ? teams.filter((team) => stuckFor(team) !== undefined).length : undefined,
    /** Whether somebody can tell which teams are stuck. */
    tellsStuck,
  };
}

/** The teams that the address asks for. */
export type FoundTeams = ReturnType<typeof useFoundTeams>;
