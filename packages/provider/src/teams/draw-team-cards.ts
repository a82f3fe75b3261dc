import PDFDocument from 'pdfkit';
import { drawCode } from '../qr/draw-code';
import { drawWords } from '../qr/draw-words';
import { encode } from '../qr/encode';
import { errors } from '../server/errors';

/** The cards of a game's teams. */
export interface CardsToPrint {
  readonly brand: string;
  readonly game: string;
  /** Origin of the players' app. */
  readonly app: string;
  readonly cards: readonly { readonly name: string; readonly code: string }[];
  /** Cards per page: 4 or 8. */
  readonly perPage: number;
}

/** Points: 72 per inch. Sheets are A4, which also fits on Letter. */
const PAGE = { width: 595, height: 842, margin: 36 };
const PADDING = 16;
const COLUMNS = 2;
/** Large cards have the text code below the QR code, small ones beside it. */
const LAYOUTS = {
  4: { rows: 2, side: 208, name: 24, lines: 2, code: 26, small: 10, beside: false },
  8: { rows: 4, side: 118, name: 15, lines: 1, code: 15, small: 8, beside: true },
} as const;

/** Position of a card on its page. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a card per team: its name, its code, and a QR code that opens the players' app with it. */
export async function drawTeamCards(print: CardsToPrint): Promise<Buffer> {
  const { cards, perPage } = print;
  const layout = LAYOUTS[perPage === 8 ? 8 : 4];
  const width = (PAGE.width - 2 * PAGE.margin) / COLUMNS;
  const height = (PAGE.height - 2 * PAGE.margin) / layout.rows;
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
  for (const [at, card] of cards.entries()) {
    const place = at % (COLUMNS * layout.rows);
    if (place === 0) doc.addPage();
    const x = PAGE.margin + (place % COLUMNS) * width;
    const y = PAGE.margin + Math.floor(place / COLUMNS) * height;
    await drawCard(doc, print, { card, layout, place: { x, y, width, height } });
  }
  doc.end();
  return done;
}

interface Card {
  readonly card: CardsToPrint['cards'][number];
  readonly layout: (typeof LAYOUTS)[keyof typeof LAYOUTS];
  readonly place: Place;
}

async function drawCard(
  doc: PDFKit.PDFDocument,
  { brand, game, app }: CardsToPrint,
  { card: { name, code }, layout, place }: Card,
): Promise<void> {
  const { side, small, beside } = layout;
  doc.rect(place.x, place.y, place.width, place.height).lineWidth(0.5).dash(3, { space: 3 }).stroke('#999999').undash();
  const inside = { x: place.x + PADDING, width: place.width - 2 * PADDING };
  let top = place.y + PADDING;
  const write = async (
    text: string,
    size: number,
    how: Partial<Parameters<typeof drawWords>[2]> & { lines?: number },
  ) => {
    const { lines = 1, ...more } = how;
    const height = size * 1.25 * lines;
    await drawWords(doc, text, { ...inside, y: top, height, size, align: 'left', ...more });
    top += height;
  };
  await write(`${brand} \u2022 ${game}`, small, {});
  await write(name, layout.name, { lines: layout.lines, bold: true });
  const modules = encode(`${app}/join?code=${encodeURIComponent(code)}`, () =>
    errors.invalid({ qr_url: [`The address of ${name} is too long for a QR code.`] }),
  );
  if (!beside) {
    drawCode(doc, modules, { left: place.x + (place.width - side) / 2, top, side });
    top += side;
    await write(code, layout.code, { bold: true, align: undefined });
    await write(new URL(app).host, small, { align: undefined });
    return;
  }
  // Aligns the quiet zone of the code with the words above it.
  drawCode(doc, modules, { left: inside.x - PADDING / 2, top, side });
  const column = { x: inside.x + side - PADDING / 2, width: inside.width - side + PADDING / 2 };
  top += side / 2 - layout.code;
  await write(code, layout.code, { ...column, bold: true });
  await write(new URL(app).host, small, { ...column, lines: 3 });
}
