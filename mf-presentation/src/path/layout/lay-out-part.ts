import { type Arc, columnsOf, withoutCircles } from './columns';
import { LANE, NODE, PITCH } from './measures';
import { ordered } from './order';
import { rowsOf } from './rows';
import type { Slices } from './slices';

/** A point of the diagram. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Positions of a part's vertices, and of arcs that pass other columns. */
export interface PlacedPart {
  /** Top left corners. */
  readonly corners: readonly Point[];
  /** By `from>to`: the centres of the columns that the arc passes. */
  readonly lanes: ReadonlyMap<string, readonly Point[]>;
  readonly width: number;
  readonly height: number;
}

/** The key of an arc in `lanes`. */
export const arcName = (from: number, to: number): string => `${from}>${to}`;

/** Lanes improve readability; thousands of long arcs get none. */
const MOST_LANES = 4000;

/** Lays out a connected part from left to right: a challenge is left of those it opens. */
export function* layOutPart(count: number, arcs: readonly Arc[]): Slices<PlacedPart> {
  const forward = yield* withoutCircles(count, arcs);
  const columnOf = [...(yield* columnsOf(count, forward))];
  const { short, lanes } = passingLanes(columnOf, forward);
  const total = columnOf.length;
  const columns: number[][] = [];
  for (const [vertex, column] of columnOf.entries()) {
    columns[column] ??= [];
    columns[column]?.push(vertex);
  }
  yield;
  const order = yield* ordered(columns, total, short);
  const heights = Float64Array.from(columnOf, (_, vertex) => (vertex < count ? PITCH.y : LANE));
  const middles = yield* rowsOf(order, heights, short);
  const top = Math.min(...columns.map((_, at) => firstTop(order[at] ?? [], middles, heights)));
  const y = (vertex: number) => (middles[vertex] ?? 0) - top;
  const x = (vertex: number) => (columnOf[vertex] ?? 0) * PITCH.x;
  const corners = columnOf.slice(0, count).map((_, vertex) => ({ x: x(vertex), y: y(vertex) - NODE.height / 2 }));
  yield;
  return {
    corners,
    lanes: new Map(
      [...lanes].map(([name, chain]) => [name, chain.map((lane) => ({ x: x(lane) + NODE.width / 2, y: y(lane) }))]),
    ),
    width: (columns.length - 1) * PITCH.x + NODE.width,
    height: Math.max(...corners.map((corner) => corner.y)) + NODE.height,
  };
}

function firstTop(column: readonly number[], middles: Float64Array, heights: Float64Array): number {
  const [first = 0] = column;
  return (middles[first] ?? 0) - (heights[first] ?? 0) / 2 + (PITCH.y - NODE.height) / 2;
}

/** Splits long arcs into arcs between neighbouring columns; appends the lanes to `columnOf`. */
function passingLanes(columnOf: number[], arcs: readonly Arc[]) {
  const short: Arc[] = [];
  const lanes = new Map<string, number[]>();
  const most = columnOf.length + MOST_LANES;
  for (const [from, to] of arcs) {
    const start = columnOf[from] ?? 0;
    const end = columnOf[to] ?? 0;
    const chain: number[] = [];
    let last = from;
    for (let column = start + 1; column < end && columnOf.length < most; column += 1) {
      const lane = columnOf.length;
      columnOf.push(column);
      chain.push(lane);
      short.push([last, lane]);
      last = lane;
    }
    if (last !== from || end === start + 1) short.push([last, to]);
    if (chain.length > 0) lanes.set(arcName(from, to), chain);
  }
  return { short, lanes };
}
