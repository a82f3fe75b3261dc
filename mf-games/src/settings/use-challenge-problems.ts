import { type Readiness, readinessKey } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useRested } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import type { Missing } from './readiness';

/** What the provider finds in the challenges of a game that keeps it from being played; nothing until it is known. */
export function useChallengeProblems(id: GameId): readonly Missing[] {
  const { api } = useHost();
  const enabled = useRested();
  const { data: count = 0 } = useQuery({
    queryKey: readinessKey(id),
    queryFn: async (context: { signal: AbortSignal }) => {
      const { readinessQuery } = await import('./readiness-later');
      return readinessQuery(api, id).queryFn(context);
    },
    enabled,
    select: countProblems,
  });
  if (count === 0) return [];
  const phrase = count === 1 ? ONE : MANY;
  return [{ field: 'challenges', count, ...phrase, values: { n: count } }];
}

const ONE = { phrase: 'One problem in the challenges.' };
const MANY = { phrase: '{n} problems in the challenges.' };

const countProblems = ({ findings }: Readiness): number =>
  findings.filter(({ level, task }) => level === 'problem' && task !== undefined).length;
