import { type RefObject, useLayoutEffect, useState } from 'react';

/** Layout of a list and its editor: pages, side by side, or with the side as a third column. */
export type Panes = 'pages' | 'columns' | 'three';

/** Columns from this window width… */
const WINDOW = 1100;
/** …if the frame itself has at least this, so that a narrow place in a partner's page gets pages. */
const FRAME = 720;
/** Room for the third column: what a 1280 px window has beside the side navigation. */
const THREE = 1000;

const panesFor = (width: number): Panes =>
  window.innerWidth < WINDOW || width < FRAME ? 'pages' : width < THREE ? 'columns' : 'three';

/** The panes that fit, and the height below the frame's top (as `--above`). */
export function usePanes(frame: RefObject<HTMLElement | null>): Panes {
  const [panes, setPanes] = useState<Panes>(() => (window.innerWidth < WINDOW ? 'pages' : 'columns'));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { width, top } = element.getBoundingClientRect();
      setPanes(panesFor(width));
      const above = `${Math.max(0, Math.round(top + window.scrollY))}px`;
      if (element.style.getPropertyValue('--above') !== above) element.style.setProperty('--above', above);
    };
    measure();
    window.addEventListener('resize', measure);
    if (typeof ResizeObserver === 'undefined') return () => window.removeEventListener('resize', measure);
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // A banner above the frame changes the height of the page.
    watch.observe(document.body);
    return () => {
      window.removeEventListener('resize', measure);
      watch.disconnect();
    };
  }, [frame]);
  return panes;
}
