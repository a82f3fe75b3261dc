import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type UIEvent,
  useEffect,
  useRef,
} from 'react';
import type { Point } from '../layout/lay-out-part';
import type { ViewControl } from './use-view';
import { panned, zoomed } from './view';

/** Pixels a pointer moves before a drag starts. */
const SLACK = 5;
const KEY_STEP = 96;
/** Zoom factor of one step. */
export const ZOOM_STEP = 1.25;

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** Pans and zooms by wheel, pointers and keys. */
export function useGestures(frame: RefObject<HTMLElement | null>, { move, window, showAll }: ViewControl) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React's listeners are passive and can't prevent scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = element.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        move((view) => zoomed(view, Math.exp((-event.deltaY * lines) / 300), at));
        return;
      }
      const sideways = event.shiftKey && event.deltaX === 0;
      const by = { x: (sideways ? event.deltaY : event.deltaX) * lines, y: (sideways ? 0 : event.deltaY) * lines };
      move((view) => panned(view, by));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, move]);

  const centre = { x: window.width / 2, y: window.height / 2 };
  const zoomBy = (factor: number) => move((view) => zoomed(view, factor, centre));
  const toLife = () => move((view) => zoomed(view, 1 / view.scale, centre));

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('[data-over]')) return;
      if (pointers.current.size === 0) dragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const here = { x: event.clientX, y: event.clientY };
      const by = { x: here.x - last.x, y: here.y - last.y };
      if (!dragged.current && Math.hypot(by.x, by.y) < SLACK) return;
      if (!dragged.current) {
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pointers.current.set(event.pointerId, here);
      if (!other) return move((view) => panned(view, { x: -by.x, y: -by.y }));
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const between = { x: (here.x + other.x) / 2 - left, y: (here.y + other.y) / 2 - top };
      const factor = distance(here, other) / Math.max(1, distance(last, other));
      move((view) => panned(zoomed(view, factor, between), { x: -by.x / 2, y: -by.y / 2 }));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!dragged.current || event.detail === 0) return;
      // The end of a drag is no click.
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      // Focus and a search in the page scroll to cards outside the window.
      const { scrollLeft: x, scrollTop: y } = currentTarget;
      if (x === 0 && y === 0) return;
      Object.assign(currentTarget, { scrollLeft: 0, scrollTop: 0 });
      move((view) => panned(view, { x, y }));
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('[data-over]')) return;
      const by = MOVES[event.key];
      if (by) move((view) => panned(view, by));
      else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
      else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
      else if (event.key === '0') toLife();
      else if (event.key === 'f') showAll();
      else return;
      event.preventDefault();
    },
  };
  return { handlers, zoomBy, toLife };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
