import { paths, readGameId, type TaskId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { createContext, type MouseEvent, use } from 'react';

/** Whether the Challenge Panel is closed to this person, who doesn't administer the game. */
export const PanelClosed = createContext(false);

/** Links to the Challenge Panel, where challenges are edited; none for people who may not, or if no remote shows it. */
export function useChallengePanel() {
  const { navigation } = useHost();
  const game = readGameId(useParams().game);
  const address = game === undefined ? undefined : paths.challenges(game);
  const isOpen = !use(PanelClosed) && address !== undefined && navigation.knows(address);
  return {
    address: isOpen ? address : undefined,
    /** Props of a link that opens a challenge. */
    link: (id: TaskId) =>
      isOpen
        ? {
            href: navigation.href(address),
            onClick: (event: MouseEvent) => {
              if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigation.navigate(address, { state: { open: String(id) } });
            },
          }
        : {},
  };
}
