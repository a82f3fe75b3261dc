import { marksIn } from './marks';
import type { MatrixLayout } from './matrix-measures';
import { type MatrixWords, textsIn } from './matrix-texts';
import type { ScrollPlace } from './scroll-watch';
import { Stamps } from './stamps';
import { TextPen } from './text-pen';

const SUM = '[data-foot] [data-strip] :not([data-low])';
const LOW = '[data-foot] [data-strip] [data-low]';
/** Selectors of elements that show how the texts are written. */
const LIKE = {
  name: ['[data-rows] [role=rowheader]'],
  count: ['[data-rows] [role=cell]:last-child'],
  head: ['[data-head] [data-strip] button'],
  sum: [SUM, LOW],
  low: [LOW, SUM],
} as const;

/** What the matrix shows. */
export interface MatrixContent extends MatrixWords {
  readonly states: readonly { readonly states: string }[];
  readonly isLow: (challenge: number) => boolean;
}

/** Draws what is visible of the matrix: its marks, and all its texts while it moves. */
export class MatrixPicture {
  readonly #canvas: HTMLCanvasElement;
  readonly #view: HTMLElement;
  readonly #stamps: Stamps;
  readonly #texts: TextPen;
  #line = '';

  /** @param models holds a model of each mark, `view` the rows, the head and the foot */
  constructor(canvas: HTMLCanvasElement, models: HTMLElement, view: HTMLElement) {
    this.#canvas = canvas;
    this.#view = view;
    this.#stamps = new Stamps(models);
    this.#texts = new TextPen(view);
  }

  /** Draws it as it is at a place. */
  draw(content: MatrixContent, place: ScrollPlace, layout: MatrixLayout): void {
    const pen = this.#canvas.getContext('2d');
    if (!pen) return;
    const ratio = window.devicePixelRatio;
    const { width, height } = place;
    this.#fit(width, height, ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const { row, name, done, isFromRight } = layout;
    const rows = [row, height - 2 * row] as const;
    const columns = [isFromRight ? done : name, width - name - done] as const;
    within(pen, columns, rows, () => {
      // On whole pixels of the screen, where stamps stay sharp.
      pen.setTransform(1, 0, 0, 1, 0, 0);
      for (const { state, x, y } of marksIn(content.states, place, layout)) {
        pen.drawImage(this.#stamps.of(state, ratio), Math.round(x * ratio), Math.round(y * ratio));
      }
    });
    if (!place.isMoving) return;
    const { challenges, names, counts, heads, sums, lines } = textsIn(content, place, layout);
    within(pen, [0, width], rows, () => {
      this.#texts.write(pen, LIKE.name, names);
      this.#texts.write(pen, LIKE.count, counts);
      pen.fillStyle = this.#lineColour();
      for (const y of lines) pen.fillRect(0, y, width, 1);
    });
    within(pen, columns, [0, height], () => {
      this.#texts.write(pen, LIKE.head, heads);
      const low = sums.filter((_, at) => content.isLow(challenges[at] ?? 0));
      this.#texts.write(pen, LIKE.low, low);
      this.#texts.write(
        pen,
        LIKE.sum,
        sums.filter((sum) => !low.includes(sum)),
      );
    });
  }

  /** Looks anew at colours and letters. */
  forget(): void {
    this.#line = '';
    this.#stamps.forget();
    this.#texts.forget();
  }

  #lineColour(): string {
    const row = this.#view.querySelector('[data-rows] > [role=row]');
    if (!this.#line && row) this.#line = getComputedStyle(row).borderBlockEndColor;
    return this.#line;
  }

  /** A change of its size makes the browser a new canvas. */
  #fit(width: number, height: number, ratio: number): void {
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width === across && this.#canvas.height === down) return;
    Object.assign(this.#canvas, { width: across, height: down });
    Object.assign(this.#canvas.style, { inlineSize: `${width}px`, blockSize: `${height}px` });
  }
}

type Span = readonly [from: number, size: number];

function within(pen: CanvasRenderingContext2D, [x, width]: Span, [y, height]: Span, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  draw();
  pen.restore();
}
