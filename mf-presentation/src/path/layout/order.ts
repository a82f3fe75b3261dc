import { type Arc, arcsFrom } from './columns';
import type { Slices } from './slices';

/** Passes over all columns, in alternating directions. More hardly reduce crossings. */
const PASSES = 6;

/** Orders the vertices of each column to reduce crossings between neighbouring columns. */
export function* ordered(
  columns: readonly (readonly number[])[],
  count: number,
  arcs: readonly Arc[],
): Slices<number[][]> {
  const after = arcsFrom(count, arcs);
  const before = arcsFrom(
    count,
    arcs.map(([from, to]) => [to, from]),
  );
  const order = columns.map((column) => [...column]);
  const place = new Float64Array(count);
  const number = (column: readonly number[]) => {
    for (const [at, vertex] of column.entries()) place[vertex] = at;
  };
  for (const column of order) number(column);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const there = pass % 2 === 0;
    const around = there ? before : after;
    for (const column of there ? order : [...order].reverse()) {
      const centre = new Map(column.map((vertex) => [vertex, meanOf(around[vertex] ?? [], place) ?? place[vertex]]));
      column.sort((one, other) => (centre.get(one) ?? 0) - (centre.get(other) ?? 0));
      number(column);
      yield;
    }
  }
  return order;
}

/** The mean value of these vertices; undefined without any. */
export function meanOf(vertices: readonly number[], values: Float64Array): number | undefined {
  if (vertices.length === 0) return undefined;
  let sum = 0;
  for (const vertex of vertices) sum += values[vertex] ?? 0;
  return sum / vertices.length;
}
