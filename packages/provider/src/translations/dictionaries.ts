import { readFile } from 'node:fs/promises';

/** A phrase and what it is in another language. */
export interface Entry {
  readonly origin: string;
  readonly translation: string;
}

const loaded = new Map<string, Promise<readonly Entry[]>>();

/**
 * The dictionary that comes with the provider, the same for every white label: tab-separated, the phrase, then its
 * translation. Empty for a language nobody has written one for.
 */
export function builtInDictionary(language: string): Promise<readonly Entry[]> {
  const known = loaded.get(language);
  if (known) return known;
  const reading = read(language);
  // Only the languages of the folder are remembered: tags come from anybody.
  void reading.then((entries) => entries.length > 0 && loaded.set(language, reading));
  return reading;
}

async function read(language: string): Promise<readonly Entry[]> {
  if (!/^[A-Za-z-]+$/.test(language)) return [];
  const file = new URL(`./dictionaries/${language}.tsv`, import.meta.url);
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [origin = '', translation = ''] = line.split('\t');
      return origin && translation ? [{ origin, translation }] : [];
    });
}
