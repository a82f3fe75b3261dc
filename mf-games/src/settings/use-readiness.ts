import type { Finding } from '@waymark/contract/readiness';
import { useEdited } from '@waymark/host-kit';
import { useMemo } from 'react';
import type { GameEditor } from './editor';
import { GAME_FIELDS, type SettingsField } from './game-fields';
import { type Readiness, readinessOf } from './readiness';

/** Interval of checking the clock, in milliseconds. */
const TICK = 30_000;
const NOTHING: readonly Finding[] = [];
const FIELDS = Object.keys(GAME_FIELDS) as readonly SettingsField[];
const isSame = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

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

/** Fields that need attention: missing ones and failed saves. */
export function useFieldsToMend(editor: GameEditor): readonly string[] {
  const missing = useMissing(editor).map(({ field }) => field);
  const refused = useEdited(editor, () => FIELDS.filter((field) => editor.errorOf(field) !== undefined), isSame);
  return editor.exists ? [...new Set([...missing, ...refused])] : missing;
}

/** What the settings of a game are missing; empty for new games and for people who can't edit. */
export function useMissing(editor: GameEditor): readonly Finding[] {
  const { missing } = useReadiness(editor);
  return editor.exists && editor.closed() === undefined ? missing : NOTHING;
}
