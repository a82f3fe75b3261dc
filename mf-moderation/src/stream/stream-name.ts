import { allTeamsQuery, gameQuery, type StreamOf, taskQuery } from '@waymark/client';
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
 * The name of a stream's game, challenge or team, taken from its answers. Only a stream without answers
 * makes a request.
 */
export function useStreamName({ game, of: { task, team }, rights, items }: Named): string | undefined {
  const { api } = useHost();
  const [first] = items ?? [];
  const isUnnamed = items !== undefined && first === undefined;
  const named = useQuery(gameQuery(api, game)).data?.name;
  const challenge = useQuery({
    ...taskQuery(api, game, task ?? (0 as NonNullable<typeof task>)),
    enabled: task !== undefined && isUnnamed && rights.moderates,
  }).data?.name;
  const teams = useQuery({
    ...allTeamsQuery(api, game),
    enabled: team !== undefined && isUnnamed && rights.listsTeams,
  });
  if (task !== undefined) return first?.task?.name ?? challenge;
  if (team !== undefined) return first?.team?.name ?? teams.data?.find(({ id }) => id === team)?.name;
  return named;
}
