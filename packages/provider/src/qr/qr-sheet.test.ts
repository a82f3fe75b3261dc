import sharp from 'sharp';
import { drawQrSheet } from './draw-qr-sheet';
import { drawWords } from './draw-words';
import { drawableOf } from './drawable';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it('fits codes on pages by size and prints one page without codes', async () => {
  const codes = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ position: at + 1, name: `Mast ${at}`, text: `x${at}` }));
  for (const [size, n, pages] of [
    [undefined, 0, 1],
    ['medium', 6, 1],
    [undefined, 7, 2],
    ['small', 12, 1],
    ['small', 13, 2],
    ['large', 3, 3],
  ] as const) {
    expect([size, n, pagesOf(await drawQrSheet('Harbour', codes(n), size))]).toEqual([size, n, pages]);
  }
});

it.each(['small', 'medium', 'large'] as const)('prints long headlines in any script: %s', async (size) => {
  const names = [
    'Ünïcode – “quoted”',
    'عند الميناء',
    '港で <b>&',
    '🚢 aboard',
    'x'.repeat(255),
    '',
    'a\u0007b',
    'Ж'.repeat(255),
  ];
  const pdf = await drawQrSheet(
    'Im Hafen — 港',
    names.map((name, at) => ({ position: at + 1, name, text: 'https://x.test/' })),
    size,
  );
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe({ small: 1, medium: 2, large: 8 }[size]);
});

it('scales other scripts into their box and skips unprintable characters', async () => {
  const box = { x: 100, y: 0, width: 140.3, height: 30, size: 11 };
  const drawn: { picture: Buffer; left: number; width: number }[] = [];
  const doc = {
    image: (picture: Buffer, left: number, _top: number, { width }: { width: number }) =>
      drawn.push({ picture, left, width }),
  };
  for (const text of ['Řeka', 'Řeka '.repeat(50), '\ufdd0 \u{1fffe}']) {
    await drawWords(doc as unknown as PDFKit.PDFDocument, text, box);
  }
  const [short, long, ...more] = drawn;
  if (!short || !long) throw new Error('Nothing was drawn.');
  expect(more).toEqual([]);
  expect(short.width).toBeLessThan(box.width / 3);
  expect(short.left + short.width / 2).toBeCloseTo(box.x + box.width / 2);
  const { width = 0, height = 0 } = await sharp(long.picture).metadata();
  expect(long.width).toBeLessThanOrEqual(box.width);
  expect((height * long.width) / width).toBeLessThanOrEqual(box.height);
  expect((await drawableOf('1. a\ufdd0b \u{1fffe} \ue000 Řeka\u0301')).join('')).toBe('1. ab Řeka\u0301');
});
