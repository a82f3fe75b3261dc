import { FONT_PARTS, type FontPart, type FontWeight } from './font-files';
import { familyOf, isServed, type ServedFont } from './font-stack';

/** One part of a font in one weight, and how many elements use it. */
interface LentFace {
  readonly loaded: Promise<FontFace>;
  users: number;
}

const faces = new Map<string, LentFace>();

/**
 * Adds the fonts of a brand to the page while an element uses them, limited to the parts whose characters occur in it.
 * @param wished the font of each weight
 * @returns a function that removes them
 */
export function lendFonts(element: Element, wished: Readonly<Record<FontWeight, string | undefined>>): () => void {
  const taken = new Set<string>();
  const take = () => {
    const text = element.textContent ?? '';
    for (const weight of [400, 700] as const) {
      const name = wished[weight];
      if (!isServed(name)) continue;
      for (const part of FONT_PARTS[name].filter(({ range }) => lettersOf(range).test(text))) {
        const key = `${name} ${weight} ${part.range}`;
        if (taken.has(key)) continue;
        taken.add(key);
        lend(key, name, weight, part);
      }
    }
  };
  take();
  const observer = new MutationObserver(take);
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const key of taken) giveBack(key);
  };
}

function lend(key: string, name: ServedFont, weight: FontWeight, part: FontPart): void {
  const face = faces.get(key) ?? { loaded: load(name, weight, part), users: 0 };
  faces.set(key, face);
  face.users += 1;
  face.loaded.then(
    (font) => face.users > 0 && document.fonts.add(font),
    // Retried on the next visit.
    () => faces.delete(key),
  );
}

function giveBack(key: string): void {
  const face = faces.get(key);
  if (!face) return;
  face.users -= 1;
  face.loaded.then(
    (font) => face.users === 0 && document.fonts.delete(font),
    () => undefined,
  );
}

async function load(name: ServedFont, weight: FontWeight, { range, files }: FontPart): Promise<FontFace> {
  const { default: file } = await files[weight]();
  return new FontFace(familyOf(name), bytesOf(file), { weight: String(weight), unicodeRange: range });
}

/** As data, so that the page's font-src does not apply. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const patterns = new Map<string, RegExp>();

/** Matches a character of a range such as `U+0370-0377,U+037A`. */
function lettersOf(range: string): RegExp {
  const known = patterns.get(range);
  if (known) return known;
  const letters = range
    .split(',')
    .map((one) => one.replace('U+', '').split('-'))
    .map(([from, to = from]) => `\\u{${from}}-\\u{${to}}`)
    .join('');
  const pattern = new RegExp(`[${letters}]`, 'u');
  patterns.set(range, pattern);
  return pattern;
}
