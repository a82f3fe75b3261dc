import type { QrSize } from '@waymark/contract';
import PDFDocument from 'pdfkit';
import { errors } from '../server/errors';
import { drawCode } from './draw-code';
import { drawWords } from './draw-words';
import { encode } from './encode';

/** A code to print. */
export interface PrintedCode {
  readonly position: number;
  readonly name: string;
  readonly text: string;
}

/** The codes of a game to print. */
export interface CodesToPrint {
  readonly game: string;
  readonly codes: readonly PrintedCode[];
  readonly size: QrSize | undefined;
}

/** Points: 72 per inch. Sheets are A4, which also fits on Letter. */
const PAGE = { width: 595, height: 842, margin: 48 };
/** Codes per page, and the sizes of code and headline. */
const LAYOUTS = {
  small: { columns: 3, rows: 4, side: 118, words: 11, height: 30 },
  medium: { columns: 2, rows: 3, side: 168, words: 14, height: 38 },
  large: { columns: 1, rows: 1, side: 470, words: 30, height: 120 },
} as const satisfies Record<QrSize, object>;
const SMALL = 9;
/** Space for the page number beside the game's name. */
const NUMBER_WIDTH = 60;
const PLAIN = 14;

/** Draws codes with headlines: several per page to cut out, or one large one to scan from a distance. */
export async function drawQrSheet(
  game: string,
  codes: readonly PrintedCode[],
  size: QrSize = 'medium',
): Promise<Buffer> {
  const { columns, rows, side, words: letters, height } = LAYOUTS[size];
  const cell = { width: (PAGE.width - 2 * PAGE.margin) / columns, height: (PAGE.height - 2 * PAGE.margin - 24) / rows };
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const perPage = columns * rows;
  const pages = Math.max(1, Math.ceil(codes.length / perPage));
  for (let page = 0; page < pages; page += 1) {
    doc.addPage();
    const across = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
    const top = { y: PAGE.margin - 20, height: SMALL * 1.3, size: SMALL };
    await drawWords(doc, game, { ...top, x: PAGE.margin, width: across.width - NUMBER_WIDTH, align: 'left' });
    const number = { ...top, x: PAGE.width - PAGE.margin - NUMBER_WIDTH, width: NUMBER_WIDTH };
    if (pages > 1) await drawWords(doc, `${page + 1} / ${pages}`, { ...number, align: 'right' });
    if (codes.length === 0) {
      await drawWords(doc, 'There are no QR codes in this game.', { ...across, y: 120, height: 40, size: PLAIN });
    }
    for (const [place, code] of codes.slice(page * perPage, (page + 1) * perPage).entries()) {
      const x = PAGE.margin + (place % columns) * cell.width;
      const y = PAGE.margin + 12 + Math.floor(place / columns) * cell.height;
      doc.rect(x, y, cell.width, cell.height).lineWidth(0.5).dash(3, { space: 3 }).stroke('#999999').undash();
      const modules = encode(code.text, () =>
        errors.invalid({ qr_url: [`The QR address of challenge ${code.position} is too long for a QR code.`] }),
      );
      drawCode(doc, modules, { left: x + (cell.width - side) / 2, top: y + 14, side });
      const words = { x: x + 12, width: cell.width - 24 };
      await drawWords(doc, `${code.position}. ${code.name}`, { ...words, y: y + side + 22, height, size: letters });
    }
  }
  doc.end();
  return done;
}
