import type { TaskId } from '@waymark/contract';
import type { ChallengeGraph, GraphNode, Opening } from '../graph/challenge-graph';
import type { GraphPart } from '../graph/parts';
import type { Arc } from './columns';
import { arcName, type PlacedPart, type Point } from './lay-out-part';
import { type Line, linesOf } from './lines';
import { GAP, MARGIN, NODE, PITCH } from './measures';
import type { PlacedNode } from './placed-node';
import { LEAST_COLUMNS, Shelves } from './shelves';
import type { Slices } from './slices';

/** The laid-out diagram, in pixels from the top left corner. */
export interface Diagram {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  /** All lines and all cards of the far view, as one path each. */
  readonly shapes: { readonly lines: string; readonly cards: string };
}

/** A connected part with numbered vertices and unique edges. */
export interface NumberedPart extends GraphPart {
  readonly numbers: ReadonlyMap<TaskId, number>;
  readonly arcs: readonly Arc[];
}

/** A laid-out part, relative to its own top left corner. */
export interface LaidOutPart {
  readonly part: NumberedPart;
  readonly placed: PlacedPart;
}

/** Numbers the challenges of a part. */
export function* numbered({ ids, openings }: GraphPart): Slices<NumberedPart> {
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const arcs = new Map<string, Arc>();
  for (const { from, to } of openings) {
    yield;
    const arc: Arc = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
    arcs.set(arcName(...arc), arc);
  }
  return { ids, openings, numbers, arcs: [...arcs.values()] };
}

/** Places parts on shelves, with a grid of isolated challenges below. */
export function* arranged(
  graph: ChallengeGraph,
  parts: readonly LaidOutPart[],
  single: readonly TaskId[],
): Slices<Diagram> {
  const corners = new Map<TaskId, Point>();
  const lanes = new Map<Opening, readonly Point[]>();
  const shelves = new Shelves();
  for (const { part, placed } of parts) {
    const { x, y } = shelves.put(placed.width, placed.height);
    const moved = (point: Point): Point => ({ x: point.x + x + MARGIN.x, y: point.y + y + MARGIN.y });
    for (const [at, id] of part.ids.entries()) {
      yield;
      const corner = placed.corners[at];
      if (corner) corners.set(id, moved(corner));
    }
    for (const opening of part.openings) {
      yield;
      const name = arcName(part.numbers.get(opening.from) ?? 0, part.numbers.get(opening.to) ?? 0);
      lanes.set(opening, (placed.lanes.get(name) ?? []).map(moved));
    }
  }
  const singleTop = (parts.length > 0 ? shelves.bottom + GAP : 0) + MARGIN.y;
  const columns = Math.max(LEAST_COLUMNS, Math.round(shelves.width / PITCH.x), Math.ceil(Math.sqrt(single.length)));
  for (const [at, id] of single.entries()) {
    yield;
    corners.set(id, {
      x: (at % columns) * PITCH.x + MARGIN.x,
      y: Math.floor(at / columns) * PITCH.y + singleTop,
    });
  }
  const nodes = yield* nodesAt(graph.nodes.values(), corners);
  const lines = yield* linesOf(nodes, graph.openings, (opening) => lanes.get(opening) ?? []);
  return {
    nodes,
    lines,
    shapes: yield* shapesOf(nodes, lines),
    width: Math.max(...nodes.map(({ x }) => x), 0) + PITCH.x,
    height: Math.max(...nodes.map(({ y }) => y), 0) + NODE.height + MARGIN.y,
  };
}

function* nodesAt(nodes: Iterable<GraphNode>, corners: ReadonlyMap<TaskId, Point>): Slices<readonly PlacedNode[]> {
  const placed: PlacedNode[] = [];
  for (const node of nodes) {
    yield;
    const { x, y } = corners.get(node.id) ?? MARGIN;
    placed.push({ node, x, y });
  }
  return placed;
}

/** A card as a line as thick as the card is high: browsers read it in half the time of an outline. */
export const barOf = ({ x, y }: Point): string => `M${x} ${y + NODE.height / 2}h${NODE.width}`;

function* shapesOf(nodes: readonly PlacedNode[], lines: readonly Line[]): Slices<Diagram['shapes']> {
  let [drawn, cards] = ['', ''];
  for (const { straight } of lines) {
    yield;
    drawn += straight;
  }
  for (const node of nodes) {
    yield;
    cards += barOf(node);
  }
  return { lines: drawn, cards };
}
