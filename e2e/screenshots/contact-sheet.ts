import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';

/** A screenshot on a sheet. */
export interface Shot {
  readonly title: string;
  readonly png: Buffer;
}

/** Scale of a screenshot on a sheet. */
const SCALE = 0.45;
/** Two of the widest ones fit side by side. */
const WIDEST = 1440;

/** Combines screenshots into one small file. */
export async function writeSheet(context: BrowserContext, shots: readonly Shot[], file: string): Promise<void> {
  const page = await context.newPage();
  const sources = shots.map(({ title, png }) => ({ title, source: `data:image/png;base64,${png.toString('base64')}` }));
  const sheet = await page.evaluate(drawSheet, { sources, scale: SCALE, widest: WIDEST });
  await page.close();
  await writeFile(file, Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64'));
}

/** Runs in the page: rows as wide as two of the widest screenshots. */
async function drawSheet({
  sources,
  scale,
  widest,
}: {
  readonly sources: readonly { readonly title: string; readonly source: string }[];
  readonly scale: number;
  readonly widest: number;
}): Promise<string> {
  const [gap, line] = [16, 24];
  const pictures = await Promise.all(
    sources.map(async ({ title, source }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return { title, image, width: image.width * scale, height: image.height * scale };
    }),
  );
  const across = gap + 2 * (widest * scale + gap);
  const [at, end] = [{ x: gap, y: 0, height: 0 }, { y: 0 }];
  const placed = pictures.map((picture) => {
    if (at.x > gap && at.x + picture.width + gap > across) Object.assign(at, { x: gap, y: end.y, height: 0 });
    const place = { ...picture, x: at.x, y: at.y + line };
    at.x += picture.width + gap;
    end.y = Math.max(end.y, place.y + picture.height + gap);
    return place;
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: across, height: end.y });
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  Object.assign(pen, { fillStyle: '#d9dcdc', imageSmoothingQuality: 'high' });
  pen.fillRect(0, 0, across, end.y);
  Object.assign(pen, { fillStyle: '#222', font: '13px sans-serif' });
  for (const { title, image, x, y, width, height } of placed) {
    pen.fillText(title, x, y - 7);
    pen.drawImage(image, x, y, width, height);
  }
  return canvas.toDataURL('image/webp', 0.6);
}
