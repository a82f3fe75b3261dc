/** Duration of a movement to the next place, in milliseconds. */
export const GLIDE = 900;

/** Position on the map: fractions of the world from west and north. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something moving from one place to another. */
export interface Moving {
  readonly from: Place;
  readonly to: Place;
  /** Start time. */
  readonly since: number;
}

/** Position at a moment. */
export function placeAt({ from, to, since }: Moving, now: number): Place {
  const part = Math.min(1, Math.max(0, (now - since) / GLIDE));
  const eased = part * (2 - part);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}

/** Sends something to another place from its current position. */
export const sendTo = (moving: Moving, to: Place, now: number): Moving =>
  moving.to.x === to.x && moving.to.y === to.y ? moving : { from: placeAt(moving, now), to, since: now };
