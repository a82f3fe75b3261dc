import { asTaskId, type GameId, paths, type TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useHost, useKnows } from '@waymark/host-kit';
import { useAskedFields } from '../challenge/asked-field';
import { fieldToMend } from './finding-place';

/** Screens where what concerns the game itself is put right; everything else stands in its settings. */
const SCREENS: Readonly<Record<string, (game: GameId) => string>> = { rewards: paths.rewards, tasks: paths.challenges };

/**
 * How to get to what a finding is about: the field in the editor of its challenge, or in the settings.
 * @param show opens the challenge of an id, which is at a place in the list
 */
export function useWayToFinding(
  game: GameId,
  show: (id: TaskId) => void,
): (finding: Finding) => (() => void) | undefined {
  const { navigation } = useHost();
  const knows = useKnows();
  const asked = useAskedFields();
  return (finding) => {
    const { task, field } = finding;
    if (task !== undefined) {
      return () => {
        asked.set({ task: asTaskId(task), field: fieldToMend(finding) });
        show(asTaskId(task));
      };
    }
    const address = SCREENS[field]?.(game) ?? `${paths.settings(game)}#optional`;
    if (!knows(address.replace(/#.*/, ''))) return undefined;
    return () => navigation.navigate(address, { state: { field } });
  };
}
