import type { Modules } from './encode';

/** The quiet zone in modules, without which scanners do not find the code. */
const QUIET = 4;

/** Draws a code as vectors, so that it is sharp at any size. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  { size, data }: Modules,
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
): void {
  const module = side / (size + 2 * QUIET);
  for (let row = 0; row < size; row += 1) {
    for (let from = 0; from < size; from += 1) {
      let to = from;
      while (to < size && data[row * size + to]) to += 1;
      if (to > from)
        doc.rect(left + (from + QUIET) * module, top + (row + QUIET) * module, (to - from) * module, module);
      from = to;
    }
  }
  doc.fill('#000000');
}
