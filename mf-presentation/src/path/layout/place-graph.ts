import type { TaskId } from '@waymark/contract';
import type { ChallengeGraph, Opening } from '../graph/challenge-graph';
import { type GraphPart, partsOf } from '../graph/parts';
import type { Arc } from './columns';
import { arcName, layOutPart, type PlacedPart, type Point } from './lay-out-part';
import { type Line, linesOf } from './lines';
import { GAP, NODE, PITCH } from './measures';
import type { PlacedNode } from './placed-node';
import { inSlices, type Slices } from './slices';

/** Everything that is drawn, in pixels from the upper left corner. */
export interface Diagram {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  /** All lines and all cards from afar, as one path each. */
  readonly shapes: { readonly lines: string; readonly cards: string };
  /** Upper edge of what is shown first: the first challenge of the biggest part. */
  readonly start: number;
}

/** Lays out one connected part of so many vertices. */
export type LayOut = (count: number, arcs: readonly Arc[], signal: AbortSignal) => Promise<PlacedPart>;

/** Most challenges that mermaid reads: its parser cannot be interrupted, and takes 2 ms for each on a slow machine. */
const MOST_FOR_MERMAID = 80;
/** The grid of challenges without any relation is at least this wide. */
const LEAST_COLUMNS = 4;
/** Around the diagram; above it lies the hint. */
const MARGIN = { x: 48, y: 72 } as const;

/** Our layout without mermaid, in slices. */
const layOutDirectly: LayOut = (count, arcs, signal) => inSlices(layOutPart(count, arcs), signal);

/** Mermaid for games of a usual size. Without it, when it is not to be had, the layout is the same. */
async function layOutFor(linked: number): Promise<LayOut> {
  if (linked === 0 || linked > MOST_FOR_MERMAID) return layOutDirectly;
  try {
    return (await import('./lay-out-by-mermaid')).layOutByMermaid;
  } catch {
    return layOutDirectly;
  }
}

/** Places all challenges: connected parts in shelves, biggest first, and below them a grid of those without relations. */
export async function placeGraph(graph: ChallengeGraph, signal: AbortSignal, layOut?: LayOut): Promise<Diagram> {
  const { parts, single } = partsOf(graph);
  const layOutPartOf = layOut ?? (await layOutFor(graph.nodes.size - single.length));
  const corners = new Map<TaskId, Point>();
  const lanes = new Map<Opening, readonly Point[]>();
  const shelves = new Shelves();
  for (const part of parts) {
    const { numbers, arcs } = numbered(part);
    const placed = await layOutPartOf(part.ids.length, arcs, signal);
    const { x, y } = shelves.put(placed.width, placed.height);
    const moved = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
    for (const [at, id] of part.ids.entries()) {
      const corner = placed.corners[at];
      if (corner) corners.set(id, moved(corner));
    }
    for (const opening of part.openings) {
      const name = arcName(numbers.get(opening.from) ?? 0, numbers.get(opening.to) ?? 0);
      lanes.set(opening, (placed.lanes.get(name) ?? []).map(moved));
    }
  }
  const singleTop = parts.length > 0 ? shelves.bottom + GAP : 0;
  const columns = Math.max(LEAST_COLUMNS, Math.round(shelves.width / PITCH.x), Math.ceil(Math.sqrt(single.length)));
  for (const [at, id] of single.entries()) {
    corners.set(id, {
      x: (at % columns) * PITCH.x,
      y: singleTop + Math.floor(at / columns) * PITCH.y,
    });
  }
  const nodes = [...graph.nodes.values()].map((node): PlacedNode => {
    const { x, y } = corners.get(node.id) ?? { x: 0, y: 0 };
    return { node, x: x + MARGIN.x, y: y + MARGIN.y };
  });
  const inMargin = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: x + MARGIN.x, y: y + MARGIN.y }));
  const lines = await inSlices(
    linesOf(nodes, graph.openings, (opening) => inMargin(lanes.get(opening) ?? [])),
    signal,
  );
  return {
    nodes,
    lines,
    shapes: await inSlices(shapesOf(nodes, lines), signal),
    width: Math.max(...nodes.map(({ x }) => x), 0) + PITCH.x,
    height: Math.max(...nodes.map(({ y }) => y), 0) + NODE.height + MARGIN.y,
    start: firstTop(nodes),
  };
}

/** The outline of a card. */
export const outlineOf = ({ x, y }: Point): string => `M${x} ${y}h${NODE.width}v${NODE.height}h${-NODE.width}z`;

function* shapesOf(nodes: readonly PlacedNode[], lines: readonly Line[]): Slices<Diagram['shapes']> {
  let [drawn, cards] = ['', ''];
  for (const { path } of lines) {
    yield;
    drawn += path;
  }
  for (const node of nodes) {
    yield;
    cards += outlineOf(node);
  }
  return { lines: drawn, cards };
}

/** The upper edge of the uppermost challenge in the first column, with room for the hint. */
function firstTop(nodes: readonly PlacedNode[]): number {
  const first = Math.min(...nodes.map(({ x }) => x));
  return Math.min(...nodes.filter(({ x }) => x === first).map(({ y }) => y), Number.MAX_SAFE_INTEGER) - MARGIN.y;
}

/** A part by numbers, each pair of challenges once. */
function numbered({ ids, openings }: GraphPart) {
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const arcs = new Map<string, Arc>();
  for (const { from, to } of openings) {
    const arc: Arc = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
    arcs.set(arcName(...arc), arc);
  }
  return { numbers, arcs: [...arcs.values()] };
}

/** Shelves as wide as the first, widest thing on them. */
class Shelves {
  width = LEAST_COLUMNS * PITCH.x;
  bottom = 0;
  private top = 0;
  private end = 0;

  /** Finds room for a box. @returns its upper left corner */
  put(width: number, height: number): Point {
    if (this.end > 0 && this.end + width > this.width) {
      this.top = this.bottom + GAP;
      this.end = 0;
    }
    const corner = { x: this.end, y: this.top };
    this.end += width + PITCH.x - NODE.width;
    this.width = Math.max(this.width, width);
    this.bottom = Math.max(this.bottom, this.top + height);
    return corner;
  }
}
