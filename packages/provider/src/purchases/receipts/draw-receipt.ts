import PDFDocument from 'pdfkit';
import { drawWords } from '../../qr/draw-words';
import type { StoredReceipt } from './repo';

/** A receipt with its context. */
export interface ReceiptToPrint extends StoredReceipt {
  readonly game: string;
  /** Name of the white label. */
  readonly brand: string;
}

/** Points: 72 per inch. A4, which also fits on Letter. */
const PAGE = { width: 595, height: 842, margin: 56 };
const LABELS = 150;
const LINE = 26;
const PRODUCTS: Readonly<Record<string, string>> = {
  branding: 'Branding of a game',
  reels: 'Reels of a game',
  license: 'License of a game',
  donation: 'Donation',
};

/** Draws a receipt on one page. */
export async function drawReceipt(receipt: ReceiptToPrint): Promise<Buffer> {
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { margin } = PAGE;
  const room = PAGE.width - 2 * margin;
  await drawWords(doc, receipt.brand, { x: margin, y: 56, width: room, height: 20, size: 13, align: 'left' });
  await drawWords(doc, 'Receipt', { x: margin, y: 84, width: room, height: 34, size: 26, align: 'left' });
  let y = 150;
  for (const [label, value] of linesOf(receipt)) {
    await drawWords(doc, label, { x: margin, y, width: LABELS, height: LINE, size: 11, align: 'left' });
    const box = { x: margin + LABELS, y, width: room - LABELS, height: LINE, size: 11, align: 'left' } as const;
    await drawWords(doc, value, box);
    y += LINE;
    doc
      .moveTo(margin, y - 8)
      .lineTo(PAGE.width - margin, y - 8)
      .lineWidth(0.5)
      .stroke('#cccccc');
  }
  doc.end();
  return done;
}

const linesOf = ({ number, at, product, game, payer, amount, currency, paymentId }: ReceiptToPrint) =>
  [
    ['Number', number],
    ['Date', at.slice(0, 10)],
    ['For', PRODUCTS[product] ?? product],
    ['Game', game],
    ['Paid by', payer],
    ['Amount', `${amount.toFixed(2)} ${currency.toUpperCase()}`],
    ['Payment', paymentId],
  ].filter((line): line is [string, string] => line[1] !== '');
