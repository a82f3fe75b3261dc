import { asTaskId, type GameId, paths, type TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useHasScreen, useHost } from '@waymark/host-kit';
import { useAskedFields } from '../challenge/asked-field';
import { fieldToMend } from './finding-place';

/** Screens that fix findings about the game itself; everything else is in the settings. */
const SCREENS: Readonly<Record<string, (game: GameId) => string>> = { rewards: paths.rewards, tasks: paths.challenges };

/**
 * Goes to what a finding is about: the field in the editor of its challenge, or in the settings.
 * @param show opens a challenge by id and position in the list
 */
export function useWayToFinding(
  game: GameId,
  show: (id: TaskId) => void,
): (finding: Finding) => (() => void) | undefined {
  const { navigation } = useHost();
  const knows = useHasScreen();
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
