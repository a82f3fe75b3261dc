import { allTeamsQuery, gameQuery, isApiFailure, type StreamOf, taskQuery } from '@waymark/client';
import type { Answer, GameId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { Rights } from '../review/use-rights';

interface Named {
  readonly game: GameId;
  readonly of: StreamOf;
  readonly rights: Rights;
  /** Undefined until they are loaded. */
  readonly items: readonly Answer[] | undefined;
}

/**
 * The name of a stream's game, challenge or team, taken from its answers. Only a stream whose first answer does not
 * name it makes a request; if that says nothing either, it is the name of the game. Null if a stream without answers is
 * of no challenge or team.
 */
export function useStreamName({ game, of: { task, team }, rights, items }: Named): string | null | undefined {
  const { api } = useHost();
  const [first] = items ?? [];
  const said = team === undefined ? first?.task?.name : first?.team?.name;
  const isUnnamed = items !== undefined && !said;
  const named = useQuery(gameQuery(api, game)).data?.name;
  const challenge = useQuery({
    ...taskQuery(api, game, task ?? (0 as NonNullable<typeof task>)),
    enabled: task !== undefined && isUnnamed && rights.moderates,
  });
  const teams = useQuery({
    ...allTeamsQuery(api, game),
    enabled: team !== undefined && isUnnamed && rights.listsTeams,
  });
  if (task === undefined && team === undefined) return named;
  if (!isUnnamed) return said;
  if (challenge.isLoading || teams.isLoading) return undefined;
  const found = team === undefined ? challenge.data : teams.data?.find(({ id }) => id === team);
  const { error } = challenge;
  const isMissing =
    team === undefined ? isApiFailure(error) && error.status === 404 : teams.data && !teams.isFetching && !found;
  return isMissing && !first ? null : found?.name || named;
}
