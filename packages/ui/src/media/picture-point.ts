/** A place on a picture, as parts of its width and height from the upper left. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The middle. */
export const CENTRE: PicturePoint = { x: 0.5, y: 0.5 };

/** `object-position` that keeps a place in every crop. */
export const positionOf = ({ x, y }: PicturePoint): string =>
  `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;
