import { readFile } from 'node:fs/promises';

/** A phrase and its translation. */
export interface Entry {
  readonly origin: string;
  readonly translation: string;
}

const loaded = new Map<string, Promise<readonly Entry[]>>();

/**
 * The provider's dictionary, the same for every white label: tab-separated phrases and translations. Empty for a
 * language without one.
 */
export function builtInDictionary(language: string): Promise<readonly Entry[]> {
  const known = loaded.get(language);
  if (known) return known;
  const reading = read(language);
  // Only languages in the folder are cached, because clients choose the tags.
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
