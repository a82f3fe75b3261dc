import { type Arc, arcsFrom } from './columns';
import { meanOf } from './order';
import type { Slices } from './slices';

const PASSES = 6;

/** The vertical centre of each vertex, as close to its neighbours as the column allows. */
export function* rowsOf(
  order: readonly (readonly number[])[],
  heights: Float64Array,
  arcs: readonly Arc[],
): Slices<Float64Array> {
  const count = heights.length;
  const after = arcsFrom(count, arcs);
  const before = arcsFrom(
    count,
    arcs.map(([from, to]) => [to, from]),
  );
  const middles = new Float64Array(count);
  const wanted = new Float64Array(count);
  for (const column of order) settle(column, heights, wanted, middles);
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const there = pass % 2 === 0;
    const around = there ? before : after;
    for (const column of there ? order : [...order].reverse()) {
      for (const vertex of column) wanted[vertex] = meanOf(around[vertex] ?? [], middles) ?? middles[vertex] ?? 0;
      settle(column, heights, wanted, middles);
      yield;
    }
  }
  return middles;
}

interface Block {
  readonly vertices: number[];
  /** The preferred centre of its first vertex, averaged over the block. */
  start: number;
}

/**
 * Places a column as close as possible to the preferred positions: overlapping vertices form a block, by least squares.
 */
function settle(column: readonly number[], heights: Float64Array, wanted: Float64Array, middles: Float64Array): void {
  const blocks: Block[] = [];
  const shift = new Map<number, number>();
  let offset = 0;
  for (const [at, vertex] of column.entries()) {
    const last = column[at - 1];
    if (last !== undefined) offset += ((heights[last] ?? 0) + (heights[vertex] ?? 0)) / 2;
    shift.set(vertex, offset);
    let block: Block = { vertices: [vertex], start: (wanted[vertex] ?? 0) - offset };
    for (let above = blocks[blocks.length - 1]; above && above.start > block.start; above = blocks[blocks.length - 1]) {
      blocks.pop();
      const size = above.vertices.length + block.vertices.length;
      const start = (above.start * above.vertices.length + block.start * block.vertices.length) / size;
      block = { vertices: [...above.vertices, ...block.vertices], start };
    }
    blocks.push(block);
  }
  for (const { vertices, start } of blocks) {
    for (const vertex of vertices) middles[vertex] = start + (shift.get(vertex) ?? 0);
  }
}
