/** Pictures in a second. */
export const RATE = 25;
/** Frames of a shot before the next one begins. */
export const SHOT = 85;
/** Frames of the title. */
export const TITLE = 75;
/** Frames in which one shot fades into the next. */
export const FADE = 15;

/** A film in one shape. */
export interface Cut {
  readonly name: 'film' | 'square';
  readonly width: number;
  readonly height: number;
}

const even = (length: number): number => 2 * Math.round(length / 2);

/** The cuts of a reel: as screens show it, and square, as people share it. */
export const cutsOf = (height: number): readonly Cut[] => [
  { name: 'film', width: even((height * 16) / 9), height: even(height) },
  { name: 'square', width: even(height), height: even(height) },
];

/** Seconds of a film with a title and this many shots. */
export const secondsOf = (shots: number): number => (TITLE + shots * SHOT) / RATE;
