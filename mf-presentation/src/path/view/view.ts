import type { Point } from '../layout/lay-out-part';

/** What is on view: the point of the diagram in the upper left corner, and how many pixels one of its pixels takes. */
export interface View extends Point {
  readonly scale: number;
}

/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the diagram. */
export interface Box extends Point, Size {}

const SCALE_MAX = 2;
const SCALE_MIN = 0.02;
/** Part of the diagram that can never be moved out of view. */
const KEPT = 120;

/** The view about a point of the window that stays where it is. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(SCALE_MAX, Math.max(SCALE_MIN, view.scale * factor));
  return { scale, x: view.x + at.x / view.scale - at.x / scale, y: view.y + at.y / view.scale - at.y / scale };
}

/** The view moved by pixels of the window. */
export const panned = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x + x / view.scale,
  y: view.y + y / view.scale,
});

/** The same view, with some of the diagram in the window. */
export function kept(view: View, window: Size, diagram: Size): View {
  const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const room = KEPT / view.scale;
  return {
    ...view,
    x: between(view.x, room - window.width / view.scale, diagram.width - room),
    y: between(view.y, room - window.height / view.scale, diagram.height - room),
  };
}

/** The view of the whole diagram in the middle, no larger than life. */
export function wholeView(window: Size, diagram: Size): View {
  const scale = Math.max(SCALE_MIN, Math.min(1, window.width / diagram.width, window.height / diagram.height));
  return { scale, ...centred(window, scale, diagram) };
}

const centred = (window: Size, scale: number, { width, height }: Size): Point => ({
  x: (width - window.width / scale) / 2,
  y: (height - window.height / scale) / 2,
});

/** The view with a box in the middle. */
export function viewOf(box: Box, window: Size, scale: number): View {
  const middle = centred(window, scale, box);
  return { scale, x: box.x + middle.x, y: box.y + middle.y };
}

/** What of the diagram is in the window. */
export const boxOf = (view: View, window: Size): Box => ({
  x: view.x,
  y: view.y,
  width: window.width / view.scale,
  height: window.height / view.scale,
});
