import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { PlainFailure, ROOT, runCommand } from '@waymark/launch';
import { measureAll } from './measure-all';
import { type Options, readOptions } from './options';
import { type Figure, verdictOf } from './result/figure';
import { renderTable } from './result/table';

/** `npm run bench`: measures, prints one table and writes it as JSON. Progress goes to standard error. */
await runCommand(async ({ signal }) => {
  const options = read(process.argv.slice(2));
  const began = new Date();
  try {
    const print = (line: string) => console.error(line);
    const figures = await measureAll(options.only, { quick: options.quick, print, signal });
    console.log(`\n${renderTable(figures)}\n`);
    await keep(options, began, figures);
    return 0;
  } catch (error) {
    if (signal.aborted) return 130;
    throw error;
  }
});

function read(words: readonly string[]): Options {
  try {
    return readOptions(words);
  } catch (error) {
    throw new PlainFailure(error instanceof Error ? error.message : String(error));
  }
}

async function keep({ json, quick }: Options, began: Date, figures: readonly Figure[]): Promise<void> {
  const file = resolve(ROOT, json);
  const [{ model = 'unknown' } = {}] = cpus();
  const document = {
    began: began.toISOString(),
    ended: new Date().toISOString(),
    quick,
    machine: { node: process.version, platform: process.platform, processor: model, cores: cpus().length },
    figures: figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) })),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.log(`Written to ${file}`);
}
