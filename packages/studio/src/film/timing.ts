/** Frames per second. */
export const RATE = 25;
/** Frames of a shot before the next one starts. */
export const SHOT = 85;
/** Frames of the title. */
export const TITLE = 75;
/** Frames of a cross-fade between shots. */
export const FADE = 15;

/** A video in one shape. */
export interface Cut {
  readonly name: 'film' | 'square';
  readonly width: number;
  readonly height: number;
}

const even = (length: number): number => 2 * Math.round(length / 2);

/** The cuts of a reel: widescreen, and square for sharing. */
export const cutsOf = (height: number): readonly Cut[] => [
  { name: 'film', width: even((height * 16) / 9), height: even(height) },
  { name: 'square', width: even(height), height: even(height) },
];

/** Duration in seconds of a video with a title and this many shots. */
export const secondsOf = (shots: number): number => (TITLE + shots * SHOT) / RATE;
