import { readinessQuery } from '@waymark/client';
import type { GameId, TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useDeferredValue, useMemo } from 'react';

/** The problem the readiness check found in each challenge; suggestions are in the Challenge Panel only. */
export function useFindings(game: GameId): ReadonlyMap<TaskId, Finding> {
  const { api } = useHost();
  const { data: latest } = useQuery(readinessQuery(api, game, { silent: true, handles: [403] }));
  // The query returns everything at once; marking the whole diagram is deferred after more urgent rendering.
  const data = useDeferredValue(latest);
  return useMemo(() => {
    const problems = (data?.findings ?? []).filter(({ level, task }) => level === 'problem' && task !== undefined);
    // The first one per challenge wins.
    return new Map(problems.reverse().map((finding) => [finding.task as TaskId, finding]));
  }, [data]);
}
