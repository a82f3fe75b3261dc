import type { Point } from '../layout/lay-out-part';

/** The visible part: the diagram's point at the top left corner, and the scale. */
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
/** Pixels of the diagram that always stay visible. */
const KEPT = 120;

/** Zooms around a fixed point of the window. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(SCALE_MAX, Math.max(SCALE_MIN, view.scale * factor));
  return { scale, x: view.x + at.x / view.scale - at.x / scale, y: view.y + at.y / view.scale - at.y / scale };
}

/** Moves the view by window pixels. */
export const panned = (view: View, { x, y }: Point): View => ({
  ...view,
  x: view.x + x / view.scale,
  y: view.y + y / view.scale,
});

/** Corrects a view so that some of the diagram stays visible. */
export function kept(view: View, window: Size, diagram: Size): View {
  const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const room = KEPT / view.scale;
  return {
    ...view,
    x: between(view.x, room - window.width / view.scale, diagram.width - room),
    y: between(view.y, room - window.height / view.scale, diagram.height - room),
  };
}

/** The view of the whole diagram, centred, at most at full size. */
export function wholeView(window: Size, diagram: Size): View {
  const scale = Math.max(SCALE_MIN, Math.min(1, window.width / diagram.width, window.height / diagram.height));
  return { scale, ...centred(window, scale, diagram) };
}

const centred = (window: Size, scale: number, { width, height }: Size): Point => ({
  x: (width - window.width / scale) / 2,
  y: (height - window.height / scale) / 2,
});

/** The view with a box in the centre. */
export function viewOf(box: Box, window: Size, scale: number): View {
  const middle = centred(window, scale, box);
  return { scale, x: box.x + middle.x, y: box.y + middle.y };
}

/** The visible part of the diagram. */
export const boxOf = (view: View, window: Size): Box => ({
  x: view.x,
  y: view.y,
  width: window.width / view.scale,
  height: window.height / view.scale,
});

/** Whether a box is in another one as a whole. */
export const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
