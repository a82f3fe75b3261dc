import type { ReviewDecision } from '@waymark/contract';
import { useScreenKeys, useTranslate } from '@waymark/host-kit';

interface GridKeys {
  readonly canDecide: boolean;
  readonly canFeature: boolean;
  readonly canUndo: boolean;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onUndo: () => void;
}

/** The grid's keys, which apply to the selection. */
export function useGridKeys({ canDecide, canFeature, canUndo, onDecide, onUndo }: GridKeys): void {
  const t = useTranslate();
  const group = t('Monitor');
  const when = () => canDecide;
  useScreenKeys([
    { keys: 'a', label: t('Accept'), group, run: () => onDecide('accept'), when },
    { keys: 'r', label: t('Reject'), group, run: () => onDecide('reject'), when },
    { keys: 'f', label: t('Feature'), group, run: () => onDecide('feature'), when: () => canFeature },
    { keys: 'u', label: t('Undo'), group, run: onUndo, when: () => canUndo },
  ]);
}
