import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collectPhrases } from './collect-phrases';
import { builtInDictionary } from './dictionaries';

/** `pnpm --filter @waymark/provider phrases`: which phrases of the builder each dictionary lacks, and which it has in vain. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const phrases = collectPhrases(fileURLToPath(new URL('../../../..', import.meta.url)));
say(`The builder has ${phrases.length} phrases.`);
for (const file of readdirSync(new URL('./dictionaries/', import.meta.url)).sort()) {
  const language = file.replace(/\.tsv$/, '');
  const known = new Set((await builtInDictionary(language)).map(({ origin }) => origin));
  const missing = phrases.filter((phrase) => !known.has(phrase));
  say(`\n${language}: ${missing.length} missing, ${known.size} translated`);
  for (const phrase of missing) say(`  ${phrase}`);
}
