import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawing, svg } from './drawing';
import { GRAPHICS, type GraphicName, graphicFile } from './marks';
import { PICTURES, pictureFile } from './picture-list';

/**
 * Redraws the demo's pictures and graphics, each with its small size (`npx tsx
 * packages/demo/src/art/draw-pictures.ts`). They are committed, because drawing them on every first start would take
 * seconds and need fonts.
 */
const folder = async (name: string) => {
  const path = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  await mkdir(`${path}thumbs`, { recursive: true });
  return path;
};
const pictures = await folder('pictures');
const graphics = await folder('graphics');

async function draw(drawn: string, place: string, file: string): Promise<void> {
  const source = Buffer.from(drawn);
  if (file.endsWith('.jpg')) {
    await sharp(source)
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(place + file);
  } else {
    await sharp(source)
      .png({ palette: true, effort: 10, compressionLevel: 9 })
      .toFile(place + file);
  }
  const thumb = file.replace(/\.\w+$/, '.webp');
  await sharp(source)
    .resize({ width: 320, withoutEnlargement: true })
    .webp({ quality: 68, effort: 6 })
    .toFile(`${place}thumbs/${thumb}`);
}

for (const picture of PICTURES) await draw(drawing(picture), pictures, pictureFile(picture));
for (const name of Object.keys(GRAPHICS) as GraphicName[]) {
  const { content, width, height, viewBox } = GRAPHICS[name];
  await draw(svg(content, width, height, viewBox), graphics, graphicFile(name));
}
process.stdout.write(`${PICTURES.length} pictures and ${Object.keys(GRAPHICS).length} graphics drawn\n`);
