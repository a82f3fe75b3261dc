import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { phraseOfEntry } from '@waymark/contract';
import { collectPhrases } from './collect-phrases';
import { builtInDictionary } from './dictionaries';

/**
 * `pnpm phrases`: the phrases each dictionary lacks, and the entries that no longer exist in the source. `pnpm phrases
 * all` prints every phrase on screen instead, one per line, for proofreading.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const { shown, written } = collectPhrases(fileURLToPath(new URL('../../../..', import.meta.url)));
if (process.argv.includes('all')) {
  for (const phrase of shown) print(phrase);
} else {
  print(`The builder has ${shown.length} phrases.`);
  const files = readdirSync(new URL('./dictionaries/', import.meta.url)).sort();
  for (const file of files) {
    const language = file.replace(/\.tsv$/, '');
    const known = (await builtInDictionary(language)).map(({ origin }) => origin);
    const translated = new Set(known);
    const missing = shown.filter((phrase) => !translated.has(phrase));
    const unused = known.filter((phrase) => !written.has(phraseOfEntry(phrase)));
    print(
      `\n${language}: ${known.length} translated, ${missing.length} missing, ${unused.length} not found in the source`,
    );
    for (const phrase of missing) print(`  missing: ${phrase}`);
    for (const phrase of unused) print(`  unused: ${phrase}`);
  }
}
