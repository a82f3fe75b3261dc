import type { Answer } from '@waymark/contract';
import { useEffect, useMemo, useState } from 'react';
import type { KeptView } from './kept-view';
import { placesOf } from './light-items';

/** Scroll offset in pixels beyond which new items must not move the view. */
const AWAY = 400;

const sizeOf = (items: readonly Answer[]): number => placesOf(items).at(-1) ?? 0;

/** New items show at the top; while scrolled down they are counted and held back. */
export function useHeldTop(items: readonly Answer[], view: KeptView) {
  const [newest, setNewest] = useState(view.newest);
  const top = items[0]?.id;
  useEffect(() => {
    const follow = (): void => {
      const isAway = window.scrollY > AWAY;
      if (isAway === (view.newest !== undefined)) return;
      view.newest = isAway ? top : undefined;
      setNewest(view.newest);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [top, view]);
  const shown = useMemo(() => (newest === undefined ? items : items.filter(({ id }) => id <= newest)), [items, newest]);
  return {
    /** All items, if the top one is gone. */
    shown: shown.length > 0 ? shown : items,
    waiting: shown.length > 0 ? sizeOf(items) - sizeOf(shown) : 0,
    showAll: (): void => {
      view.newest = undefined;
      setNewest(undefined);
      window.scrollTo({ top: 0 });
    },
  };
}
