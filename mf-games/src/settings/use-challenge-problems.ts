import { type Readiness, readinessKey } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useEdited, useHost, useRested } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useMemo } from 'react';
import type { ExistingGameEditor } from './use-game-editor';

/** Settings in whose light challenges are looked at. */
const CLOCK = ['tz', 'start_anytime', 'start_at', 'finish_at'] as const;

/**
 * How much keeps the challenges of a game from being played; none until it is known. As the provider finds it, and from the
 * first change of the clock as it follows from what is chosen here, saved or not.
 */
export function useChallengeProblems(id: GameId, editor: ExistingGameEditor): number {
  const { api } = useHost();
  const rested = useRested();
  const { data: stored = 0 } = useQuery({
    queryKey: readinessKey(id),
    queryFn: async (context: { signal: AbortSignal }) => {
      const { readinessQuery } = await import('./readiness-later');
      return readinessQuery(api, id).queryFn(context);
    },
    enabled: rested,
    select: countProblems,
  });
  const changed = useEdited(editor, () => CLOCK.some((field) => editor.touched.has(field)));
  const { data: countWith } = useQuery({
    queryKey: [...readinessKey(id), 'problems'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { fetchProblems } = await import('./readiness-later');
      return fetchProblems(api, id, signal);
    },
    enabled: changed,
  });
  const clock = useEdited(editor, () => JSON.stringify(clockOf(editor.latest())));
  const here = useMemo(() => countWith?.(JSON.parse(clock)), [clock, countWith]);
  return here ?? stored;
}

const clockOf = (game: Partial<Game>): Partial<Game> => Object.fromEntries(CLOCK.map((field) => [field, game[field]]));

const countProblems = ({ findings }: Readiness): number =>
  findings.filter(({ level, task }) => level === 'problem' && task !== undefined).length;
