import type { Answer, ReviewDecision } from '@waymark/contract';
import { useScreenKeys, useTranslate } from '@waymark/host-kit';
import type { RefObject } from 'react';
import { defaultPoints } from '../review/decision';
import { pointsByDigit } from '../review/points';

interface MonitorKeys {
  readonly answer: Answer | undefined;
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly decides: boolean;
  readonly setsPoints: boolean;
  readonly hasNews: boolean;
  readonly canUndo: boolean;
  /** Absent for a single answer. */
  readonly onStep?: (by: 1 | -1) => void;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onPoints: (points: number) => void;
  /** Focuses the message. */
  readonly onWrite: () => void;
  readonly onUndo: () => void;
  readonly onRefresh: () => void;
}

/** The monitor's keys. None works while typing. */
export function useMonitorKeys(on: MonitorKeys): void {
  const t = useTranslate();
  const group = t('Monitor');
  const decides = () => on.decides;
  const steps = () => on.onStep !== undefined;
  const isOpen = () => on.decides && !on.answer?.featured_at;
  const standard = on.answer ? defaultPoints(on.answer) : 0;
  useScreenKeys([
    { keys: 'j', label: t('Next answer'), group, run: () => on.onStep?.(1), when: steps },
    { keys: 'k', label: t('Previous answer'), group, run: () => on.onStep?.(-1), when: steps },
    { keys: 'a', label: t('Accept'), group, run: () => on.onDecide('accept'), when: decides },
    { keys: 'r', label: t('Reject'), group, run: () => on.onDecide('reject'), when: decides },
    { keys: 'f', label: t('Feature'), group, run: () => on.onDecide('feature'), when: isOpen },
    ...pointsByDigit(standard).map(({ digit, points }) => ({
      keys: digit,
      label: digit === '0' ? t("The challenge's points") : t('{n}0 % of points', { n: Number(digit) }),
      group,
      run: () => on.onPoints(points),
      when: () => on.decides && on.setsPoints,
    })),
    { keys: 'm', label: t('Write a message'), group, run: on.onWrite, when: decides },
    { keys: 'u', label: t('Undo'), group, run: on.onUndo, when: () => on.canUndo },
    {
      keys: ' ',
      label: t('Play or pause'),
      group,
      run: () => playOrPause(on.film.current),
      when: () => on.film.current !== null,
    },
    { keys: 'n', label: t('Refresh'), group, run: on.onRefresh, when: () => on.hasNews },
  ]);
}

function playOrPause(film: HTMLVideoElement | null): void {
  if (!film) return;
  if (film.paused) void film.play().catch(() => undefined);
  else film.pause();
}
