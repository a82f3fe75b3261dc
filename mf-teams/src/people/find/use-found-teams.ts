import { groupsQuery } from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { type OptimisticList, pageOf, useHost, useNow, useOffered, useStandings, viewOf } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import { find } from '../../stored-items';
import { ALL } from '../../whole-list';
import { answeredOf } from '../stuck';
import { narrowTeams } from './narrow-teams';
import { leavesOut, type TeamsPlace, wantsWhole } from './teams-address';
import { useKeptPlaces } from './use-kept-places';

/** One page with all groups of a game. */
export const ALL_GROUPS = { page: 1, perPage: ALL };

interface Options {
  /** The teams of the loaded page, or all. */
  readonly list: OptimisticList<Team>;
  /** The same, with open teams that have moved to another page. */
  readonly teams: readonly Team[];
  /** The loaded view. */
  readonly view: { readonly perPage: number };
  readonly heard: ReadonlyMap<number, number>;
  /** Groups are for administrators with the feature; for others an address with one shows all teams. */
  readonly hasGroups: boolean;
  /** The game is running. */
  readonly running: boolean;
  /** Just created: stays on top regardless of the filter. */
  readonly isFresh: (team: Team) => boolean;
  /** In edit mode: stays in its place when the filter leaves it out. */
  readonly isOpen: (team: TeamId) => boolean;
}

/** The teams for the address, filtered and sorted here because the documented call only pages by name. */
export function useFoundTeams(game: GameId, place: TeamsPlace, options: Options) {
  const { list, view, heard, hasGroups, running, isFresh, isOpen, teams } = options;
  const { query, page: loaded, more } = list;
  // A provider may cap the page size; the search then covers what it sent.
  const isWhole =
    query.data !== undefined && !query.isPlaceholderData && (view.perPage === ALL || query.data.pages <= 1);
  const { api } = useHost();
  const { term, order } = place;
  const group = hasGroups ? place.group : 0;
  const tellsStuck = useOffered('team-activity') && running;
  const now = useNow();
  const groups = useQuery({ ...groupsQuery(api, game, ALL_GROUPS, { silent: true }), enabled: group !== 0 });
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
  const isNarrowed = leavesOut({ ...place, group });
  const waits = group !== 0 && !groups.data;
  // The previous page stays visible until all teams are loaded.
  const asks = wantsWhole(place) && isWhole;
  const rest = pageOf(asks ? found.filter((team) => !isFresh(team)) : [], place);
  const matching = asks ? [...teams.filter(isFresh), ...rest.items] : teams;
  const kept = useKeptPlaces(matching, {
    isKept: (id) => asks && isOpen(id),
    view: viewOf(place),
    isSettled: !waits && query.data !== undefined && !isPlaceholderData,
  });
  // As loaded now, unless they have been deleted.
  const shown = kept.length > matching.length ? kept.flatMap(({ id }) => find(teams, id) ?? []) : kept;
  return {
    shown,
    /** The query for ListStates: a search without a match is an empty list. */
    query: waits
      ? groups
      : { data: data && { items: asks ? shown : data.items }, error, isFetching, isPlaceholderData, refetch },
    /** The visible page. */
    page: loaded && { ...(asks ? rest : loaded), items: shown },
    more,
    paged: asks ? { data: rest, isPlaceholderData: false } : query,
    count: asks ? found.length : loaded?.count,
    isNarrowed,
    isWhole,
    /** Number of matches; undefined without a filter. */
    found: asks && isNarrowed ? found.length : undefined,
    /** Number of stuck teams, if all teams are loaded. */
    stuck: isWhole && stuckFor ? teams.filter((team) => stuckFor(team) !== undefined).length : undefined,
    /** Whether it is known which teams are stuck. */
    tellsStuck,
  };
}

/** The teams for the address. */
export type FoundTeams = ReturnType<typeof useFoundTeams>;
