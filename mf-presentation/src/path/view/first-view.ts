import type { Point } from '../layout/lay-out-part';
import { MARGIN, NODE } from '../layout/measures';
import type { Size, View } from './view';

/** On phones cards are slightly smaller, so that two fit side by side. */
const firstScale = (window: Size) => (window.width < 600 ? 0.75 : 1);

/**
 * The initial view: from the left, and from the uppermost challenge in it, so that what a split opens above it shows.
 * In a path too high for that, the first challenge is in the middle.
 */
export function firstView(nodes: readonly Point[], window: Size): View {
  const scale = firstScale(window);
  const [width, height] = [window.width / scale, window.height / scale];
  let first: Point | undefined;
  let top = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    if (!first || node.x < first.x || (node.x === first.x && node.y < first.y)) first = node;
    if (node.x < width) top = Math.min(top, node.y);
  }
  if (!first) return { x: 0, y: 0, scale };
  const start = Math.min(top, first.y) - MARGIN.y;
  const fits = first.y + NODE.height + MARGIN.y - start <= height;
  return { x: 0, y: fits ? start : first.y + (NODE.height - height) / 2, scale };
}
