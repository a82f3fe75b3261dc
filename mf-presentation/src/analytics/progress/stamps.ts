import type { ProgressState } from '@waymark/contract';
import { cornerOf, MARK, MARK_SHAPES, type MarkPlaces, stateAt } from './marks';

/** A picture of each state's mark, and how many of its pixels are one of the page. */
export interface Stamps {
  readonly ratio: number;
  readonly of: ReadonlyMap<ProgressState, HTMLCanvasElement>;
}

/** How to paint a shape of a mark. */
interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly join: CanvasLineJoin;
}

/** The styles of the shapes in a sample, by name. */
export type Inks = Readonly<Record<string, Ink>>;

/** Reads how the page paints each shape of a sample. */
export const inksOf = (sample: SVGSVGElement): Inks =>
  Object.fromEntries(
    [...sample.querySelectorAll<SVGPathElement>('[data-mark]')].map((shape) => {
      const { fill, stroke, strokeWidth, strokeLinejoin } = getComputedStyle(shape);
      const ink: Ink = { fill, stroke, width: Number.parseFloat(strokeWidth), join: strokeLinejoin as CanvasLineJoin };
      return [shape.dataset.mark, ink];
    }),
  );

/** Paints the mark of each state once. */
export function stampsIn(inks: Inks, ratio: number): Stamps {
  const of = new Map<ProgressState, HTMLCanvasElement>();
  for (const [state, shapes] of Object.entries(MARK_SHAPES)) {
    const stamp = document.createElement('canvas');
    stamp.width = Math.round(MARK * ratio);
    stamp.height = stamp.width;
    const pen = stamp.getContext('2d');
    pen?.scale(ratio, ratio);
    for (const [name, path] of Object.entries(shapes)) {
      const ink = inks[name];
      if (pen && ink) paint(pen, new Path2D(path), ink);
    }
    of.set(state as ProgressState, stamp);
  }
  return { ratio, of };
}

function paint(pen: CanvasRenderingContext2D, path: Path2D, { fill, stroke, width, join }: Ink): void {
  if (fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke === 'none') return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineJoin = join;
  pen.stroke(path);
}

/** Stamps the states of some teams, one below the other. */
export function stampMarks(
  tile: HTMLCanvasElement,
  teams: readonly string[],
  { ratio, of }: Stamps,
  places: MarkPlaces,
): void {
  // In memory: on a graphics card each tile would be a layer of its own.
  const pen = tile.getContext('2d', { willReadFrequently: true });
  pen?.clearRect(0, 0, tile.width, tile.height);
  for (const [team, states] of teams.entries()) {
    for (let at = 0; at < states.length; at += 1) {
      const stamp = of.get(stateAt(states, at));
      const { x, y } = cornerOf(team, at, places);
      if (stamp) pen?.drawImage(stamp, Math.round(x * ratio), Math.round(y * ratio));
    }
  }
}
