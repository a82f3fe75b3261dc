import type { Answer, AnswerId, GameId } from '@waymark/contract';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isReviewable, isWaiting } from '../review/decision';
import type { MonitorPlace } from './monitor-address';

/** The answer this judge last chose or moved on to, by game. */
export const inFront = perGame<AnswerId | undefined>(undefined);

/** Whether someone else is viewing it. */
export const isClaimed = ({ claim }: Answer, me: number | undefined): boolean =>
  claim?.user?.id !== undefined && claim.user.id !== me && Date.parse(claim.expires_at ?? '') > Date.now();

interface PositionOptions {
  readonly game: GameId;
  readonly items: readonly Answer[];
  readonly place: MonitorPlace;
  readonly pages: number;
  /** The page that an endless list grows to next. */
  readonly next: number | undefined;
  readonly me: number | undefined;
  readonly change: (to: { readonly page: number }, options?: { readonly replace?: boolean }) => void;
}

/** The answer in front, and steps to the others. One that leaves the list passes its position on. */
export function usePosition({ game, items, place, pages, next, me, change }: PositionOptions) {
  const [chosen, choose] = useAtom(inFront(game));
  const last = useRef<{ readonly index: number; readonly id?: AnswerId }>({ index: 0 });
  /** Finds where to land once the next page is loaded. */
  const landing = useRef<(items: readonly Answer[]) => Answer | undefined>(undefined);
  // Start at the first answer nobody else is viewing.
  const [start, setStart] = useState<AnswerId>();
  const free = start === undefined ? (items.find((answer) => !isClaimed(answer, me)) ?? items[0]) : undefined;
  if (free) setStart(free.id);
  const indexOf = (wanted: AnswerId | undefined) => items.findIndex(({ id }) => id === wanted);
  const found = [chosen ?? start ?? free?.id, last.current.id].map(indexOf).find((at) => at >= 0);
  const index = found ?? Math.min(last.current.index, items.length - 1);
  const current = items[index];

  useEffect(() => {
    const landed = landing.current?.(items);
    if (!landed) return;
    last.current = { index: items.indexOf(landed), id: landed.id };
    choose(landed.id);
    landing.current = undefined;
  }, [items, choose]);
  useEffect(() => {
    if (current) last.current = { index, id: current.id };
  }, [index, current]);

  const turn = useCallback(
    (by: 1 | -1): void => {
      if (place.endless) {
        if (by === -1 || next === undefined) return;
        const known = new Set(items.map(({ id }) => id));
        landing.current = (now) => now.find(({ id }) => !known.has(id));
        change({ page: next }, { replace: true });
        return;
      }
      const page = place.page + by;
      if (page < 1 || page > pages) return;
      landing.current = (now) => now.at(by === 1 ? 0 : -1);
      change({ page });
    },
    [change, items, next, pages, place.endless, place.page],
  );

  /** Steps to the previous or next answer, across pages. */
  const step = useCallback(
    (by: 1 | -1): void => {
      const beside = items[index + by];
      if (beside) choose(beside.id);
      else turn(by);
    },
    [choose, index, items, turn],
  );

  /** Moves on to the next waiting answer nobody else is viewing. */
  const advance = useCallback((): void => {
    const isOpen = (answer: Answer, at: number) =>
      at !== index && isReviewable(answer) && isWaiting(answer) && !isClaimed(answer, me);
    const at = items.findIndex((answer, place) => place > index && isOpen(answer, place));
    const open = items[at] ?? items.find(isOpen);
    if (open) choose(open.id);
    else if (place.page < pages) turn(1);
  }, [choose, index, items, me, pages, place.page, turn]);

  return { index, current, choose, step, advance };
}
