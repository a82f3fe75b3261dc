/** Position of a row, from the top of its list. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The index of a row dragged `by` pixels: below every row whose middle its own middle passed. */
export function placeFor(boxes: readonly RowBox[], from: number, by: number): number {
  const own = boxes[from];
  if (!own) return from;
  const middle = own.top + own.height / 2 + by;
  return boxes.filter((box, index) => index !== from && box.top + box.height / 2 < middle).length;
}

/** Offset of the row at `index` while the one from `from` is over `to`. */
export function rowOffset(boxes: readonly RowBox[], index: number, from: number, to: number): number {
  const own = boxes[from];
  if (!own || from === to) return 0;
  if (index === from) {
    const target = boxes[to];
    if (!target) return 0;
    return to > from ? target.top + target.height - own.top - own.height : target.top - own.top;
  }
  const next = boxes[from + 1];
  const before = boxes[from - 1];
  const gap = next ? next.top - own.top - own.height : before ? own.top - before.top - before.height : 0;
  if (index > from && index <= to) return -(own.height + gap);
  if (index < from && index >= to) return own.height + gap;
  return 0;
}

/** Size of the scrolling edge in pixels, and the maximum speed. */
const EDGE = 56;
const FASTEST = 14;

/** Pixels to scroll in one frame with the pointer at `y` of a viewport from `top` to `bottom`. */
export function edgeScroll(y: number, top: number, bottom: number): number {
  if (y < top + EDGE) return -Math.ceil(FASTEST * Math.min(1, (top + EDGE - y) / EDGE));
  if (y > bottom - EDGE) return Math.ceil(FASTEST * Math.min(1, (y - bottom + EDGE) / EDGE));
  return 0;
}
