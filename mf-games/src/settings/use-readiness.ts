import { useEdited } from '@waymark/host-kit';
import { useNow } from '../now';
import type { GameEditor } from './editor';
import { type Missing, type Readiness, readinessOf } from './readiness';

const NOTHING: readonly Missing[] = [];
const isSame = (one: Readiness, other: Readiness): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where a game stands and what it still needs, with what is typed: drawn anew when that changes, not with each key. */
export function useReadiness(editor: GameEditor): Readiness {
  const now = useNow();
  return useEdited(editor, () => readinessOf(editor.latest(), now), isSame);
}

/** What the settings of a game lack. Of one that is being filled in for the first time nothing is said. */
export function useMissing(editor: GameEditor): readonly Missing[] {
  const { missing } = useReadiness(editor);
  return editor.exists ? missing : NOTHING;
}
