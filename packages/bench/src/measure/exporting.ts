import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packToNowhere } from '@waymark/provider/testing';
import type { Engine, ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { scratchFolder } from '../processes/engines';
import { fillEventMedia, PHOTO_BYTES } from '../processes/event-media';
import { timeJob } from '../processes/jobs';
import { startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';
import { median } from '../result/statistics';

const PROGRAM = new URL('../processes/crowd-provider.ts', import.meta.url);
const PHOTOS = { quick: 400, whole: 2000 } as const;
const run = promisify(execFile);

/**
 * An export with all photos of an event against `cp` of the same photos to the same disk, on each engine; and the
 * memory of one ten times as large.
 */
export async function measureExporting(bench: ProviderRun): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of bench.engines) figures.push(...(await exportFrom(bench, engine)));
  return figures;
}

async function exportFrom(bench: ProviderRun, engine: Engine): Promise<Figure[]> {
  const { quick, end, print } = bench;
  const photos = quick ? PHOTOS.quick : PHOTOS.whole;
  const megabytes = (photos * PHOTO_BYTES) / 1_000_000;
  print(`Exporting ${megabytes.toFixed(0)} MB from ${engine.name}`);
  const env = await engine.copy();
  const event = await fillEventMedia(env, photos);
  const program = await startProgram(end, PROGRAM, env);
  const { origin } = program.ready as { origin: string };
  const caller = { origin, ...(await callAsOwner(origin)) };
  const copy = join(await scratchFolder(bench), 'copy');
  const [ours, twin]: [number[], number[]] = [[], []];
  // The first export starts the thread that writes workbooks.
  for (let round = -1; round < (quick ? 3 : 5); round += 1) {
    const body = { email: `bench-${round}@demo.test`, media: true };
    const packing = await timeJob(bench, caller, { game: event.packed, path: 'export.json', body });
    await rm(join(env.WAYMARK_DATA ?? '', 'files/exports'), { recursive: true });
    const began = performance.now();
    // A copy sharing blocks with the original would not be a real copy.
    await run('cp', ['-R', ...(process.platform === 'linux' ? ['--reflink=never'] : []), event.photos, copy]);
    const copying = performance.now() - began;
    await rm(copy, { recursive: true });
    if (round < 0) continue;
    ours.push(packing);
    twin.push(copying);
  }
  await program.stop();
  const rate = (series: readonly number[]) => `${((1000 * megabytes) / median(series)).toFixed(0)} MB/s`;
  const pair = { ours, twin, unit: 'ms', named: [`export at ${rate(ours)}`, `cp at ${rate(twin)}`] } as const;
  // The embedded database is for development: it responds in the thread that packs.
  const budget = engine.name === 'PostgreSQL' ? BUDGETS.exporting : undefined;
  const figure = ratioFigure('Export', `${photos} photos, against cp of them, on ${engine.name}`, pair, budget);
  return [figure, ...(budget === undefined ? [] : [await packLarge(env, { game: event.large, photos })])];
}

/** @param photos a tenth of its files */
async function packLarge(
  env: Readonly<Record<string, string>>,
  { game, photos }: { readonly game: number; readonly photos: number },
): Promise<Figure> {
  const { entries, bytes, milliseconds, memory } = await packToNowhere(env, { game, bytes: photos * 10 * PHOTO_BYTES });
  if (entries < photos * 10) throw new Error(`Only ${entries} files were packed.`);
  const mega = (amount: number) => `${(amount / 1_000_000).toFixed(0)} MB`;
  return {
    group: 'Export',
    name: `memory during ${photos * 10} files, against their first tenth`,
    value: memory.most / memory.atFirst,
    unit: 'ratio',
    budget: BUDGETS.growth,
    detail: `${mega(memory.most)} against ${mega(memory.atFirst)}; ${mega(bytes)} in ${(milliseconds / 1000).toFixed(0)} s`,
  };
}
