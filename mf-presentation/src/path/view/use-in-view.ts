import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Diagram } from '../layout/arrange';
import { NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { boxOf, type Size, type View } from './view';

/** Size of the diagram's tiles, which come into view as a whole. */
const TILE = 400;
/** Cards rendered at once: more would delay the frame on a slow machine. */
const AT_ONCE = 2;
/** Up to this many challenges all are rendered, so that Tab, screen readers and a search in the page reach them. */
const WHOLE = 80;

/**
 * The challenges and lines in or near the window, or all of a usual game. Cards are added a few at a time, those in the
 * window first.
 */
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
  const isWhole = nodes.length <= WHOLE;
  const shown = useFewAtATime(isWhole ? nodes : near.nodes, near.nodes);
  return { nodes: shown, lines: isWhole ? lines : near.lines };
}

/** A list that grows by a few items per frame; rendered ones stay. */
function useFewAtATime(nodes: readonly PlacedNode[], first: readonly PlacedNode[]): readonly PlacedNode[] {
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const isMissing = ({ node }: PlacedNode) => !drawn.has(node.id);
    const [missing, rest] = [first.filter(isMissing), nodes.filter(isMissing)];
    if (rest.length === 0) return;
    const request = requestAnimationFrame(() => {
      const stay = nodes.filter(({ node }) => drawn.has(node.id));
      const next = new Set(
        [...stay, ...(missing.length > 0 ? missing : rest).slice(0, AT_ONCE)].map(({ node }) => node.id),
      );
      startTransition(() => setDrawn(next));
    });
    return () => cancelAnimationFrame(request);
  }, [nodes, first, drawn]);
  return nodes.filter(({ node }) => drawn.has(node.id));
}
