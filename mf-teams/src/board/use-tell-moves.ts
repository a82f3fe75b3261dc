import type { Board } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useAnnouncer } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { type Movements, movedNow } from './movement';

/** Above this, only the number is announced. */
const NAMED = 3;

/** Announces place changes to screen readers. */
export function useTellMoves(board: Board | undefined, movements: Movements): void {
  const t = useTranslate();
  const say = useAnnouncer();
  const told = useRef(movements);
  useEffect(() => {
    if (!board || movements === told.current) return;
    told.current = movements;
    const at = Math.max(...[...movements.values()].map((movement) => movement.at));
    const moved = movedNow(board.teams, movements, at);
    const [first] = moved;
    if (!first) return;
    const words = moved
      .slice(0, NAMED)
      .map(({ name = '', place = 0 }) => t('{name} is now in place {n}.', { name, n: place }))
      .join(' ');
    const more = moved.length - NAMED;
    say(
      more > 0 ? `${words} ${t(more === 1 ? '{n} more team moved.' : '{n} more teams moved.', { n: more })}` : words,
      'leaderboard',
    );
  }, [board, movements, say, t]);
}
