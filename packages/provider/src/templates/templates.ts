import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Template, templateFileSchema } from './template-file';

/** The templates in the order of the gallery; each is a JSON file and a picture in the folder `data`. */
export const TEMPLATE_IDS = ['city-trail', 'office-hunt', 'museum', 'school-trip', 'south-bank'] as const;

const read = (file: string): string => readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');

let templates: readonly Template[] | undefined;

/** All templates; read once, because the files never change while the provider runs. */
export function allTemplates(): readonly Template[] {
  templates ??= TEMPLATE_IDS.map((id) => ({
    ...templateFileSchema.parse(JSON.parse(read(`${id}.json`))),
    id,
    drawing: read(`${id}.svg`).trim(),
  }));
  return templates;
}

/** Pixels of the picture of a game. */
const WIDTH = 1200;

/** The picture of a template as a photo of a game. */
export const paintTemplate = ({ drawing }: Template): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 300 })
    .resize({ width: WIDTH })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
