import type { Finding } from '@waymark/contract/readiness';
import { useEdited } from '@waymark/host-kit';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { type Readiness, readinessOf } from './readiness';

/** How often the clock is looked at, in milliseconds. */
const TICK = 30_000;
const NOTHING: readonly Finding[] = [];
const isSame = (one: Readiness, other: Readiness): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Where a game stands and what it still needs, with what is typed: drawn anew when that changes, not with each key and
 * not with each look at the clock.
 * @param checked how many challenges were looked at, where that is known
 */
export function useReadiness(editor: GameEditor, checked?: number): Readiness {
  const ticking = useMemo(
    () => ({
      watch: (listener: () => void) => {
        const end = editor.watch?.(listener);
        const clock = setInterval(listener, TICK);
        return () => {
          end?.();
          clearInterval(clock);
        };
      },
    }),
    [editor],
  );
  return useEdited(ticking, () => readinessOf(editor.latest(), Date.now(), checked), isSame);
}

/** What the settings of a game lack, to be said to who can put it right, and not while the game is filled in for the first time. */
export function useMissing(editor: GameEditor): readonly Finding[] {
  const { missing } = useReadiness(editor);
  return editor.exists && editor.closed() === undefined ? missing : NOTHING;
}
