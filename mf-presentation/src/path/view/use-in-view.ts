import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Diagram } from '../layout/arrange';
import type { Line } from '../layout/lines';
import { NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { boxOf, type Size, type View } from './view';

/** Size of the diagram's tiles, which come into view as a whole. */
const TILE = 400;
/** Cards rendered at once: more would delay the frame on a slow machine. */
const AT_ONCE = 3;

/** The challenges and lines in or near the window; cards are added a few at a time. */
export function useInView({ nodes, lines }: Diagram, view: View, window: Size) {
  const box = boxOf(view, window);
  const left = Math.floor(box.x / TILE) * TILE;
  const top = Math.floor(box.y / TILE) * TILE;
  const right = Math.ceil((box.x + box.width) / TILE) * TILE;
  const bottom = Math.ceil((box.y + box.height) / TILE) * TILE;
  const near = useMemo(() => {
    const isNear = (one: { left: number; right: number; top: number; bottom: number }) =>
      one.left < right && one.right > left && one.top < bottom && one.bottom > top;
    return {
      nodes: nodes.filter(({ x, y }) =>
        isNear({ left: x, right: x + NODE.width + 80, top: y, bottom: y + NODE.height }),
      ),
      lines: lines.filter(isNear),
    };
  }, [nodes, lines, left, top, right, bottom]);
  return { nodes: useFewAtATime(near.nodes), lines: near.lines as readonly Line[] };
}

/** A list that grows by a few items per frame; rendered ones stay. */
function useFewAtATime(nodes: readonly PlacedNode[]): readonly PlacedNode[] {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const missing = nodes.filter(({ node }) => !drawn.has(node.id));
    if (missing.length === 0) return;
    const request = requestAnimationFrame(() => {
      const stay = nodes.filter(({ node }) => drawn.has(node.id));
      const next = new Set([...stay, ...missing.slice(0, AT_ONCE)].map(({ node }) => node.id));
      startTransition(() => setDrawn(next));
    });
    return () => cancelAnimationFrame(request);
  }, [nodes, drawn]);
  return nodes.filter(({ node }) => drawn.has(node.id));
}
