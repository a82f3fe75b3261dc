import { drawQrSheet } from './draw-qr-sheet';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

it('has as many codes on a page as their size allows, and one page for a game without any', async () => {
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

it('takes headlines in any script, however long', async () => {
  const names = ['Ünïcode – “quoted”', 'عند الميناء', '港で <b>&', '🚢 aboard', 'x'.repeat(255), '', 'a\u0007b'];
  const pdf = await drawQrSheet(
    'Im Hafen — 港',
    names.map((name, at) => ({ position: at + 1, name, text: 'https://x.test/' })),
  );
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(2);
});
