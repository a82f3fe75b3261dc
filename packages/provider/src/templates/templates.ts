import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { firstWritten, inEachLanguage, type WRITTEN_LANGUAGES } from '../translations/languages-for';
import { inWords } from './in-words';
import { type Template, templateFileSchema, templateWordsSchema } from './template-file';

/** The templates in the order of the gallery; each is a JSON file and a picture in the folder `data`. */
export const TEMPLATE_IDS = ['city-trail', 'office-hunt', 'museum', 'school-trip', 'south-bank'] as const;

type Shelf = Readonly<Record<'en' | (typeof WRITTEN_LANGUAGES)[number], readonly Template[]>>;
let shelf: Shelf | undefined;

/** All templates in the first available of these languages, English by default. */
export function templatesIn(languages: readonly string[]): readonly Template[] {
  // Read once, because the files never change at run time.
  shelf ??= readShelf();
  return shelf[firstWritten(languages, shelf) ?? 'en'];
}

function readShelf(): Shelf {
  const read = (file: string): string => readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8');
  const all = TEMPLATE_IDS.map((id) => {
    const template = templateFileSchema.parse(JSON.parse(read(`${id}.json`)));
    const words = inEachLanguage((language) => templateWordsSchema.parse(JSON.parse(read(`${language}/${id}.json`))));
    const names = [template, ...Object.values(words)].map(({ name }) => name);
    const english: Template = { ...template, id, names, drawing: read(`${id}.svg`).trim() };
    return { english, words };
  });
  const translated = inEachLanguage((language) => all.map(({ english, words }) => inWords(english, words[language])));
  return { en: all.map(({ english }) => english), ...translated };
}

/** Size of a game's picture in pixels. */
const WIDTH = 1200;

/** Renders the picture of a template as a game's photo. */
export const paintTemplate = ({ drawing }: Template): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 300 })
    .resize({ width: WIDTH })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
