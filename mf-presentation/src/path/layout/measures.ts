/** The size of a challenge in the diagram. */
export const NODE = { width: 220, height: 144 } as const;
/** An answer badge, and how far it extends beyond the card. */
export const BADGE = { width: 96, height: 24, out: 68 } as const;
/** The distance between columns, and between rows. */
export const PITCH = { x: 348, y: 184 } as const;
/** The gap between parts. */
export const GAP = 64;
/** The margin of the diagram, with room for the hint at the top. */
export const MARGIN = { x: 48, y: 72 } as const;
/** The height of a line's lane through a column. */
export const LANE = 40;

/** The top of a badge within its card. */
export function badgeTop(at: number, count: number): number {
  const pitch = Math.min(34, Math.floor((NODE.height - BADGE.height - 8) / Math.max(1, count - 1)));
  return Math.round((NODE.height - 6 - BADGE.height - (count - 1) * pitch) / 2) + at * pitch;
}
