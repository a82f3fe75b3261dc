import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectPhrases } from './collect-phrases';
import { builtInDictionary } from './dictionaries';

/**
 * `pnpm phrases`: which of the builder's phrases each dictionary lacks, and which entries the source no longer has as a
 * literal. `pnpm phrases all` prints every phrase on screen instead, one per line, for a reader.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
const phrases = collectPhrases(fileURLToPath(new URL('../../../..', import.meta.url)));
if (process.argv.includes('all')) {
  for (const phrase of phrases) say(phrase);
} else {
  say(`The builder has ${phrases.length} phrases.`);
  const shown = new Set(phrases);
  const files = readdirSync(new URL('./dictionaries/', import.meta.url)).sort();
  for (const file of files) {
    const language = file.replace(/\.tsv$/, '');
    const known = (await builtInDictionary(language)).map(({ origin }) => origin);
    const translated = new Set(known);
    const missing = phrases.filter((phrase) => !translated.has(phrase));
    const unused = known.filter((phrase) => !shown.has(phrase));
    say(
      `\n${language}: ${known.length} translated, ${missing.length} missing, ${unused.length} not found in the source`,
    );
    for (const phrase of missing) say(`  missing: ${phrase}`);
  }
}
