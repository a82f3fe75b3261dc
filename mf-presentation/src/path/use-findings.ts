import { readinessQuery } from '@waymark/client';
import type { GameId, TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';

/** The problem that the readiness check found in each challenge; advice stays in the Challenge Panel. */
export function useFindings(game: GameId): ReadonlyMap<TaskId, Finding> {
  const { api } = useHost();
  const { data } = useQuery(readinessQuery(api, game, { silent: true, handles: [403] }));
  return useMemo(() => {
    const problems = (data?.findings ?? []).filter(({ level, task }) => level === 'problem' && task !== undefined);
    // The first of a challenge counts.
    return new Map(problems.reverse().map((finding) => [finding.task as TaskId, finding]));
  }, [data]);
}
