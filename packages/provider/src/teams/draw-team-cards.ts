import PDFDocument from 'pdfkit';
import { drawCode } from '../qr/draw-code';
import { drawWords } from '../qr/draw-words';
import { encode } from '../qr/encode';

/** The cards of a game's teams. */
export interface CardsToPrint {
  readonly game: string;
  /** Origin of the players' app. */
  readonly app: string;
  readonly cards: readonly { readonly name: string; readonly code: string }[];
  /** 4 or 8. */
  readonly perPage: number;
}

/** Points: 72 per inch. Sheets are A4, which also fits on Letter. */
const PAGE = { width: 595, height: 842, margin: 36 };
const LAYOUTS = {
  4: { rows: 2, side: 168, name: 22, code: 20, small: 10 },
  8: { rows: 4, side: 92, name: 14, code: 14, small: 8 },
} as const;
const PADDING = 14;

/** Draws a card for each team: its name, its code, and a QR code that opens the players' app with it. */
export async function drawTeamCards({ game, app, cards, perPage }: CardsToPrint): Promise<Buffer> {
  const { rows, side, name: large, code: medium, small } = LAYOUTS[perPage === 8 ? 8 : 4];
  const columns = 2;
  const cell = { width: (PAGE.width - 2 * PAGE.margin) / columns, height: (PAGE.height - 2 * PAGE.margin) / rows };
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  if (cards.length === 0) {
    doc.addPage();
    await drawWords(doc, 'There are no teams in this game.', { x: 36, width: 523, y: 120, height: 40, size: 14 });
  }
  for (const [at, { name, code }] of cards.entries()) {
    const place = at % (columns * rows);
    if (place === 0) doc.addPage();
    const x = PAGE.margin + (place % columns) * cell.width;
    const y = PAGE.margin + Math.floor(place / columns) * cell.height;
    doc.rect(x, y, cell.width, cell.height).lineWidth(0.5).dash(3, { space: 3 }).stroke('#999999').undash();
    const box = { x: x + PADDING, width: cell.width - 2 * PADDING };
    let top = y + PADDING;
    const write = async (text: string, size: number, lines = 1) => {
      const height = size * 1.3 * lines;
      await drawWords(doc, text, { ...box, y: top, height, size });
      top += height;
    };
    await write(game, small);
    await write(name, large, rows === 2 ? 2 : 1);
    const modules = encode(`${app}/join?code=${encodeURIComponent(code)}`, `The address of ${name}`);
    drawCode(doc, modules, { left: x + (cell.width - side) / 2, top, side });
    top += side;
    await write(code, medium);
    await write(new URL(app).host, small);
  }
  doc.end();
  return done;
}
