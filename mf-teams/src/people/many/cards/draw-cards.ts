import { qrOutline } from '@waymark/ui';

/** Content of the cards besides the team names. */
export interface CardWords {
  readonly brand: string;
  readonly game: string;
  readonly code: string;
  /** URL in the QR code. */
  readonly link: string;
  /** Host of the players' app, for typing. */
  readonly host: string;
}

/** A4 at 150 dots an inch. */
export const SHEET = { width: 1240, height: 1754 };
const MARGIN = 75;
const PADDING = 33;
const COLUMNS = 2;
const INK = '#000000';
const FONT = 'system-ui, sans-serif';
/** Sizes in pixels. */
const LARGE = { rows: 2, side: 430, name: 50, code: 54, small: 21 };
const SMALL = { rows: 4, side: 240, name: 31, code: 31, small: 17 };

/** Cards per sheet. */
export type PerSheet = 4 | 8;

/** Draws a sheet of cards, one per team. */
export function drawCards(
  pen: CanvasRenderingContext2D,
  teams: readonly string[],
  words: CardWords,
  per: PerSheet,
): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, SHEET.width, SHEET.height);
  const look = per === 8 ? SMALL : LARGE;
  const width = (SHEET.width - 2 * MARGIN) / COLUMNS;
  const height = (SHEET.height - 2 * MARGIN) / look.rows;
  const code = qrOutline(words.link);
  for (const [at, team] of teams.entries()) {
    const x = MARGIN + (at % COLUMNS) * width;
    const y = MARGIN + Math.floor(at / COLUMNS) * height;
    pen.strokeStyle = '#999999';
    pen.lineWidth = 1;
    pen.setLineDash([6, 6]);
    pen.strokeRect(x, y, width, height);
    pen.fillStyle = INK;
    pen.textBaseline = 'top';
    pen.textAlign = 'left';
    const room = width - 2 * PADDING;
    const write = (text: string, font: string, left: number, top: number, most = room) => {
      pen.font = `${font} ${FONT}`;
      pen.fillText(fitting(pen, text, most), left, top);
    };
    const left = x + PADDING;
    write(`${words.brand} • ${words.game}`, `${look.small}px`, left, y + PADDING);
    const nameTop = y + PADDING + look.small * 1.4;
    write(team, `700 ${look.name}px`, left, nameTop);
    const codeTop = nameTop + look.name * 1.5;
    const beside = per === 8;
    stamp(pen, code, beside ? left : x + (width - look.side) / 2, codeTop, look.side);
    pen.textAlign = beside ? 'left' : 'center';
    const below = beside ? codeTop + look.side / 2 - look.code : codeTop + look.side + PADDING / 2;
    const column = beside ? left + look.side + PADDING : x + width / 2;
    const most = beside ? room - look.side - PADDING : room;
    write(words.code, `700 ${look.code}px`, column, below, most);
    write(words.host, `${look.small}px`, column, below + look.code * 1.3, most);
  }
}

function stamp(
  pen: CanvasRenderingContext2D,
  { size, path }: ReturnType<typeof qrOutline>,
  left: number,
  top: number,
  side: number,
): void {
  pen.save();
  pen.translate(left, top);
  pen.scale(side / size, side / size);
  pen.fill(new Path2D(path));
  pen.restore();
}

/** Truncates a text to a width. */
function fitting(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > most) letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}
