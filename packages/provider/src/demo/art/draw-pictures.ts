import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawing, svg } from './drawing';
import { GRAPHICS, type GraphicName, graphicFile } from './marks';
import { PICTURES, pictureFile } from './picture-list';

/**
 * Draws the demo's pictures and graphics anew (`npx tsx packages/provider/src/demo/art/draw-pictures.ts`). They are
 * kept in the repository, because drawing them on every first start would cost seconds and fonts.
 */
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));
const graphics = fileURLToPath(new URL('./graphics/', import.meta.url));
await mkdir(pictures, { recursive: true });
await mkdir(graphics, { recursive: true });
for (const picture of PICTURES) {
  await sharp(Buffer.from(drawing(picture)))
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(pictures + pictureFile(picture));
}
for (const name of Object.keys(GRAPHICS) as GraphicName[]) {
  const graphic = GRAPHICS[name];
  const drawn = sharp(Buffer.from(svg(graphic.content, graphic.width, graphic.height, graphic.viewBox)));
  const file = graphics + graphicFile(name);
  if (graphic.extension === 'jpg') await drawn.jpeg({ quality: 74, mozjpeg: true }).toFile(file);
  else await drawn.png({ palette: true, effort: 10, compressionLevel: 9 }).toFile(file);
}
process.stdout.write(`${PICTURES.length} pictures and ${Object.keys(GRAPHICS).length} graphics drawn\n`);
