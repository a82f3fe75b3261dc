import type { Finding } from '@waymark/contract/readiness';
import { useEdited } from '@waymark/host-kit';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { type Readiness, readinessOf } from './readiness';

/** Interval of checking the clock, in milliseconds. */
const TICK = 30_000;
const NOTHING: readonly Finding[] = [];
const isSame = (one: Readiness, other: Readiness): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The state of a game and what it still needs, including edits: re-renders only when that changes.
 * @param checked number of checked challenges, if known
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

/** What the settings of a game lack; nothing for people who can't edit it, and for new games. */
export function useMissing(editor: GameEditor): readonly Finding[] {
  const { missing } = useReadiness(editor);
  return editor.exists && editor.closed() === undefined ? missing : NOTHING;
}
