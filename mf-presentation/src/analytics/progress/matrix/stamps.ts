import type { ProgressState } from '@waymark/contract';
import { MARK } from './marks';

/** The mark of each state as a picture, which is drawn many times. */
export class Stamps {
  readonly #models: HTMLElement;
  readonly #pictures = new Map<ProgressState, ImageBitmap>();
  #ratio = 0;

  /** @param models an element with the shapes of each state in `[data-state]`, as styled in the page */
  constructor(models: HTMLElement) {
    this.#models = models;
  }

  /** @param ratio pixels of the screen per pixel of the page */
  of(state: ProgressState, ratio: number): ImageBitmap {
    if (ratio !== this.#ratio) this.forget();
    this.#ratio = ratio;
    const known = this.#pictures.get(state) ?? this.#draw(state);
    this.#pictures.set(state, known);
    return known;
  }

  /** Draws them anew the next time. */
  forget(): void {
    this.#pictures.clear();
  }

  /** A bitmap: of a canvas, browsers take a picture each time it is drawn. */
  #draw(state: ProgressState): ImageBitmap {
    const side = Math.ceil(MARK * this.#ratio);
    const canvas = new OffscreenCanvas(side, side);
    const pen = canvas.getContext('2d');
    pen?.scale(this.#ratio, this.#ratio);
    for (const shape of this.#models.querySelectorAll(`[data-state='${state}'] path`)) {
      const { fill } = getComputedStyle(shape);
      if (!pen || fill === 'none') continue;
      pen.fillStyle = fill;
      pen.fill(new Path2D(shape.getAttribute('d') ?? ''));
    }
    return canvas.transferToImageBitmap();
  }
}
