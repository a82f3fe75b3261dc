import type { Point } from './lay-out-part';
import { GAP, NODE, PITCH } from './measures';

/** Minimum number of columns in the grid of isolated challenges. */
export const LEAST_COLUMNS = 4;

/** Shelves as wide as the first, widest item. */
export class Shelves {
  width = LEAST_COLUMNS * PITCH.x;
  bottom = 0;
  private top = 0;
  private end = 0;

  /** Finds space for a box. @returns its top left corner */
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
