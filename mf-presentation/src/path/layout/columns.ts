import type { Slices } from './slices';

/** A directed edge between two vertices, by their numbers. */
export type Arc = readonly [from: number, to: number];

/** Arcs by source vertex. */
export function arcsFrom(count: number, arcs: readonly Arc[]): readonly (readonly number[])[] {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of arcs) lists[from]?.push(to);
  return lists;
}

/** Removes the arcs that close a cycle, which can't be placed in columns. */
export function* withoutCircles(count: number, arcs: readonly Arc[]): Slices<readonly Arc[]> {
  const next = arcsFrom(count, arcs);
  const NEW = 0;
  const OPEN = 1;
  const DONE = 2;
  const state = new Uint8Array(count);
  const kept: Arc[] = [];
  for (let start = 0; start < count; start += 1) {
    if (state[start] !== NEW) continue;
    const way: { readonly vertex: number; at: number }[] = [{ vertex: start, at: 0 }];
    state[start] = OPEN;
    while (way.length > 0) {
      const step = way[way.length - 1] as { readonly vertex: number; at: number };
      const to = next[step.vertex]?.[step.at];
      step.at += 1;
      if (to === undefined) {
        state[step.vertex] = DONE;
        way.pop();
        yield;
      } else if (state[to] !== OPEN) {
        kept.push([step.vertex, to]);
        if (state[to] === NEW) {
          state[to] = OPEN;
          way.push({ vertex: to, at: 0 });
        }
      }
    }
  }
  return kept;
}

/** The column of each vertex: right of all its predecessors. Requires acyclic arcs. */
export function* columnsOf(count: number, arcs: readonly Arc[]): Slices<Int32Array> {
  const next = arcsFrom(count, arcs);
  const columns = new Int32Array(count);
  const missing = new Int32Array(count);
  for (const [, to] of arcs) missing[to] = (missing[to] ?? 0) + 1;
  const ready = [...columns.keys()].filter((vertex) => missing[vertex] === 0);
  for (const vertex of ready) {
    for (const to of next[vertex] ?? []) {
      columns[to] = Math.max(columns[to] ?? 0, (columns[vertex] ?? 0) + 1);
      missing[to] = (missing[to] ?? 0) - 1;
      // The list grows during iteration.
      if (missing[to] === 0) ready.push(to);
    }
    yield;
  }
  return columns;
}
