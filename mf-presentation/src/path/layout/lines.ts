import type { TaskId } from '@waymark/contract';
import { badgesOf } from '../graph/answers';
import type { Opening } from '../graph/challenge-graph';
import type { Point } from './lay-out-part';
import { BADGE, badgeTop, NODE } from './measures';
import type { PlacedNode } from './placed-node';
import type { Slices } from './slices';

/** The drawn line of an opening. */
export interface Line {
  readonly opening: Opening;
  readonly path: string;
  /** Without curves, for the view from afar. */
  readonly straight: string;
  /** Its bounding box. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Maximum distance between two lines that end at one card. */
const SPREAD = 28;
/** Space for the arrowhead before the card. */
const TIP = 4;

/** The lines of all edges: from the badge, along lanes through other columns, to the card. */
export function* linesOf(
  nodes: readonly PlacedNode[],
  openings: readonly Opening[],
  lanesOf: (opening: Opening) => readonly Point[],
): Slices<readonly Line[]> {
  const placed = new Map(nodes.map((node) => [node.node.id, node]));
  const ending = new Map<TaskId, Opening[]>();
  for (const opening of openings) {
    const known = ending.get(opening.to);
    if (known) known.push(opening);
    else ending.set(opening.to, [opening]);
  }
  const height = (opening: Opening) => startOf(placed.get(opening.from), opening.answer)?.y ?? 0;
  for (const several of ending.values()) several.sort((one, other) => height(one) - height(other));
  const lines: Line[] = [];
  for (const opening of openings) {
    yield;
    const start = startOf(placed.get(opening.from), opening.answer);
    const target = placed.get(opening.to);
    const several = ending.get(opening.to) ?? [];
    if (!start || !target) continue;
    const step = Math.min(SPREAD, (NODE.height - 24) / several.length);
    const aside = (several.indexOf(opening) - (several.length - 1) / 2) * step;
    const end = { x: target.x - TIP, y: target.y + NODE.height / 2 + aside };
    const stops = [start, ...lanesOf(opening).flatMap(throughColumn), end];
    lines.push({ opening, path: pathThrough(stops), straight: `M${stops.map(round).join('L')}`, ...boxAround(stops) });
  }
  return lines;
}

/** Where the line of an answer starts: at its badge, otherwise at the edge of the card. */
function startOf(from: PlacedNode | undefined, answer: string | undefined): Point | undefined {
  if (!from) return undefined;
  const badges = badgesOf(from.node.answers);
  const own = badges.findIndex((badge) => badge.answer === answer);
  const at = own < 0 ? badges.length - 1 : own;
  if (answer === undefined || badges.length === 0) return { x: from.x + NODE.width, y: from.y + NODE.height / 2 };
  return {
    x: from.x + NODE.width + BADGE.out,
    y: from.y + badgeTop(at, badges.length) + BADGE.height / 2,
  };
}

const throughColumn = ({ x, y }: Point): readonly Point[] => [
  { x: x - NODE.width / 2, y },
  { x: x + NODE.width / 2, y },
];

/** Curves between columns, straight lines through them. */
function pathThrough(stops: readonly Point[]): string {
  const [first, ...others] = stops;
  if (!first) return '';
  let last = first;
  let path = `M${round(first)}`;
  for (const [at, stop] of others.entries()) {
    const bend = Math.max(40, Math.abs(stop.x - last.x) / 2);
    const curve = `C${round({ x: last.x + bend, y: last.y })} ${round({ x: stop.x - bend, y: stop.y })} `;
    path += at % 2 === 0 ? `${curve}${round(stop)}` : `L${round(stop)}`;
    last = stop;
  }
  return path;
}

const round = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function boxAround(stops: readonly Point[]) {
  const xs = stops.map(({ x }) => x);
  const ys = stops.map(({ y }) => y);
  // A backward line bends out on both sides.
  const out = 160;
  return {
    left: Math.min(...xs) - out,
    right: Math.max(...xs) + out,
    top: Math.min(...ys) - out,
    bottom: Math.max(...ys) + out,
  };
}
