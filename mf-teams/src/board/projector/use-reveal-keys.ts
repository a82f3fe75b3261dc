import type { Board } from '@waymark/contract';
import { useScreenKeys, useTranslate } from '@waymark/host-kit';
import { type BoardActions, nextPlace } from '../staff/use-board-actions';

/** Keys of presenter remotes and keyboards. */
const STEPS = [' ', 'Enter', 'ArrowRight', 'PageDown'];

interface RevealKeys {
  readonly board: Board | undefined;
  readonly isAllowed: boolean;
  readonly actions: BoardActions;
}

/** Reveals the next place by key. While there is none to reveal, the keys do what they do on any page. */
export function useRevealKeys({ board, isAllowed, actions }: RevealKeys): void {
  const t = useTranslate();
  const step = () => {
    if (board && !actions.busy) void actions.reveal((board.revealed ?? 0) + 1);
  };
  useScreenKeys(
    STEPS.map((keys) => ({
      keys,
      label: t('Reveal the next place'),
      group: t('Leaderboard'),
      run: step,
      when: () => isAllowed && board !== undefined && nextPlace(board) !== undefined,
    })),
  );
}
