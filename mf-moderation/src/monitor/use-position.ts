import type { Answer, AnswerId, GameId } from '@waymark/contract';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isReviewable, isWaiting } from '../review/decision';
import type { MonitorPlace } from './monitor-address';

/** The answer in front, by game. */
const inFront = perGame<AnswerId | undefined>(undefined);

/** Whether someone else is viewing it. */
export const isClaimed = ({ claim }: Answer, me: number | undefined): boolean =>
  claim?.user?.id !== undefined && claim.user.id !== me && Date.parse(claim.expires_at ?? '') > Date.now();

interface PositionOptions {
  readonly game: GameId;
  readonly items: readonly Answer[];
  readonly place: MonitorPlace;
  readonly pages: number;
  readonly me: number | undefined;
  readonly change: (to: { readonly page: number }) => void;
}

/** The answer in front, and steps to the others. One that leaves the list passes its position on. */
export function usePosition({ game, items, place, pages, me, change }: PositionOptions) {
  const [chosen, choose] = useAtom(inFront(game));
  const last = useRef(0);
  /** Where to land on the page being loaded. */
  const landing = useRef<'first' | 'last'>(undefined);
  // Start at the first answer nobody else is viewing.
  const [start, setStart] = useState<AnswerId>();
  const free = start === undefined ? (items.find((answer) => !isClaimed(answer, me)) ?? items[0]) : undefined;
  if (free) setStart(free.id);
  const found = items.findIndex(({ id }) => id === (chosen ?? start ?? free?.id));
  const index = found >= 0 ? found : Math.min(last.current, items.length - 1);
  const current = items[index];

  useEffect(() => {
    if (landing.current && items.length > 0) {
      last.current = landing.current === 'first' ? 0 : items.length - 1;
      choose(items[last.current]?.id);
      landing.current = undefined;
    }
  }, [items, choose]);
  useEffect(() => {
    if (index >= 0) last.current = index;
  }, [index]);

  const turn = useCallback(
    (by: 1 | -1): void => {
      const page = place.page + by;
      if (page < 1 || page > pages) return;
      landing.current = by === 1 ? 'first' : 'last';
      change({ page });
    },
    [change, pages, place.page],
  );

  /** Steps to the previous or next answer, across pages. */
  const step = useCallback(
    (by: 1 | -1): void => {
      const next = items[index + by];
      if (next) choose(next.id);
      else turn(by);
    },
    [choose, index, items, turn],
  );

  /** Moves on to the next waiting answer nobody else is viewing. */
  const advance = useCallback((): void => {
    const isOpen = (answer: Answer, at: number) =>
      at !== index && isReviewable(answer) && isWaiting(answer) && !isClaimed(answer, me);
    const at = items.findIndex((answer, place) => place > index && isOpen(answer, place));
    const next = items[at] ?? items.find(isOpen);
    if (next) choose(next.id);
    else if (place.page < pages) turn(1);
  }, [choose, index, items, me, pages, place.page, turn]);

  return { index, current, choose, step, advance };
}
