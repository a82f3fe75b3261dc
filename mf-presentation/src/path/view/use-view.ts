import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Diagram } from '../layout/arrange';
import { firstView } from './first-view';
import { type Box, boxOf, contains, kept, type Size, type View, viewOf, wholeView } from './view';

const FLIGHT = 320;

/** The view and functions to move it. */
export interface ViewControl {
  readonly view: View;
  readonly window: Size;
  /** Changes the view in the next frame. */
  move(change: (view: View) => View): void;
  /** Shows the whole diagram. */
  showAll(): void;
  /** Centres a box. */
  flyTo(box: Box): void;
  /** Centres a box that is not in the window as a whole. */
  reveal(box: Box): void;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The view of a diagram in an element; it starts at the left. */
export function useView(frame: RefObject<HTMLElement | null>, diagram: Diagram): ViewControl {
  const [window, setWindow] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const latest = useRef(view);
  const request = useRef(0);
  const known = useRef({ window, diagram });
  known.current = { window, diagram };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isFirst = true;
    const show = (size: Size) => {
      setWindow(size);
      if (!isFirst) return;
      isFirst = false;
      latest.current = firstView(known.current.diagram.nodes, size);
      setView(latest.current);
    };
    if (typeof ResizeObserver === 'undefined') {
      show({ width: element.clientWidth, height: element.clientHeight });
      return;
    }
    // Reports the size after layout: reading it directly would force a layout within the same task.
    const watch = new ResizeObserver(([entry]) => entry && show(entry.contentRect));
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const show = useCallback((next: View) => {
    latest.current = kept(next, known.current.window, known.current.diagram);
    setView(latest.current);
  }, []);
  const move = useCallback(
    (change: (view: View) => View) => {
      // Several events per frame cause one rendering.
      latest.current = change(latest.current);
      cancelAnimationFrame(request.current);
      request.current = requestAnimationFrame(() => show(latest.current));
    },
    [show],
  );
  const fly = useCallback(
    (end: View) => {
      cancelAnimationFrame(request.current);
      if (isCalm()) return show(end);
      const start = latest.current;
      const begun = performance.now();
      const step = () => {
        const done = Math.min(1, (performance.now() - begun) / FLIGHT);
        const way = 1 - (1 - done) ** 3;
        const between = (from: number, to: number) => from + (to - from) * way;
        show({
          x: between(start.x, end.x),
          y: between(start.y, end.y),
          scale: between(start.scale, end.scale),
        });
        if (done < 1) request.current = requestAnimationFrame(step);
      };
      step();
    },
    [show],
  );
  const showAll = useCallback(() => fly(wholeView(known.current.window, known.current.diagram)), [fly]);
  const flyTo = useCallback(
    (box: Box) => fly(viewOf(box, known.current.window, Math.max(0.6, latest.current.scale))),
    [fly],
  );
  const reveal = useCallback(
    (box: Box) => {
      // The browser may scroll to a focused box first, which `useGestures` turns into a move.
      requestAnimationFrame(() => {
        if (!contains(boxOf(latest.current, known.current.window), box)) flyTo(box);
      });
    },
    [flyTo],
  );
  return { view, window, move, showAll, flyTo, reveal };
}
