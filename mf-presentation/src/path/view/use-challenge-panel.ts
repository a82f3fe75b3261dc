import { paths, readGameId, type TaskId } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import type { MouseEvent } from 'react';

/** Links to the Challenge Panel, where challenges are edited; none if no remote shows it. */
export function useChallengePanel() {
  const { navigation } = useHost();
  const game = readGameId(useParams().game);
  const address = game === undefined ? undefined : paths.challenges(game);
  const isKnown = address !== undefined && navigation.knows(address);
  return {
    address: isKnown ? address : undefined,
    /** Props of a link that opens a challenge. */
    link: (id: TaskId) =>
      isKnown
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
