/** Whether a text begins with a letter that is written from right to left. */
const FROM_RIGHT = /^[^\p{L}]*[\u0591-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/u;
const CUT = '…';

interface Ink {
  readonly font: string;
  readonly colour: string;
  /** Fitted texts, by width and text. */
  readonly fitted: Map<string, Fitted>;
}
interface Fitted {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A text and the point it is aligned to, in pixels. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  /** Vertical centre. */
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** Width from which it is cut. */
  readonly width: number;
}

/** Writes on a canvas as elements of the page are written. */
export class TextPen {
  readonly #page: HTMLElement;
  readonly #inks = new Map<string, Ink>();

  /** @param page holds the elements */
  constructor(page: HTMLElement) {
    this.#page = page;
  }

  /** @param likes selects an element that is written in this way, or else in a similar one; without any, nothing is written */
  write(pen: CanvasRenderingContext2D, likes: readonly [string, ...string[]], texts: readonly PlacedText[]): void {
    const ink = this.#inkOf(likes);
    if (!ink) return;
    pen.font = ink.font;
    pen.fillStyle = ink.colour;
    pen.textBaseline = 'alphabetic';
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText('');
    for (const { text, x, y, align, width } of texts) {
      const fitted = fittedIn(pen, ink, text, width);
      pen.textAlign = align;
      pen.direction = fitted.direction;
      pen.fillText(fitted.text, x, Math.round(y + (above - below) / 2));
    }
  }

  /** Looks anew at how elements are written. */
  forget(): void {
    this.#inks.clear();
  }

  #inkOf([like, ...similar]: readonly [string, ...string[]]): Ink | undefined {
    const known = this.#inks.get(like);
    if (known) return known;
    const exact = this.#page.querySelector(like);
    const element = exact ?? similar.map((one) => this.#page.querySelector(one)).find((one) => one !== null);
    if (!element) return undefined;
    const { fontWeight, fontSize, fontFamily, color: colour } = getComputedStyle(element);
    const ink = { font: `${fontWeight} ${fontSize} ${fontFamily}`, colour, fitted: new Map() };
    if (exact) this.#inks.set(like, ink);
    return ink;
  }
}

/** The text, or as much of it as there is room for. */
function fittedIn(pen: CanvasRenderingContext2D, { fitted }: Ink, text: string, width: number): Fitted {
  const key = `${width} ${text}`;
  const known = fitted.get(key);
  if (known) return known;
  const its: Fitted = {
    text: pen.measureText(text).width <= width ? text : cut(pen, text, width),
    direction: FROM_RIGHT.test(text) ? 'rtl' : 'ltr',
  };
  fitted.set(key, its);
  return its;
}

/** As many letters as there is room for, with an ellipsis. */
function cut(pen: CanvasRenderingContext2D, text: string, width: number): string {
  const letters = [...text];
  const start = (length: number) => letters.slice(0, length).join('').trimEnd() + CUT;
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (pen.measureText(start(middle)).width <= width) least = middle;
    else most = middle - 1;
  }
  return start(least);
}
