import { rm } from 'node:fs/promises';
import { drawFilmCards } from '@waymark/provider/testing';
import type { ProviderRun } from '../bench-run';
import { callAsOwner } from '../processes/api';
import { scratchFolder } from '../processes/engines';
import { FILMED, fillEventMedia } from '../processes/event-media';
import { filmAlone } from '../processes/film-alone';
import { timeJob } from '../processes/jobs';
import { startProgram } from '../processes/program';
import { BUDGETS } from '../result/budgets';
import type { Figure } from '../result/figure';
import { ratioFigure } from '../result/ratio';

const PROGRAM = new URL('../processes/crowd-provider.ts', import.meta.url);
const TRACK = '1';

/** A reel from the call to the stored videos, against ffmpeg making the same two videos from drawn cards. */
export async function measureFilming(bench: ProviderRun): Promise<Figure[]> {
  const { quick, end, print, engines } = bench;
  const height = quick ? 360 : 1080;
  print(`Filming ${FILMED} pictures`);
  const env = (await engines[0]?.copy()) ?? {};
  const event = await fillEventMedia(env, 1);
  const folder = await scratchFolder(bench);
  const cards = await drawFilmCards(folder, event.pictures, { height, track: TRACK });
  const program = await startProgram(end, PROGRAM, { ...env, WAYMARK_REEL_HEIGHT: String(height) });
  const { origin } = program.ready as { origin: string };
  const caller = { origin, ...(await callAsOwner(origin, 'super@demo.test')) };
  const [ours, twin]: [number[], number[]] = [[], []];
  // One video of 1080 lines takes minutes on two cores.
  for (let round = 0; round < (quick ? 2 : 1); round += 1) {
    end.check();
    ours.push(await timeJob(bench, caller, { game: event.filmed, path: 'generate_reels.json', body: {} }));
    end.check();
    twin.push(await filmAlone(cards, folder));
  }
  await program.stop();
  await rm(folder, { recursive: true });
  const pair = { ours, twin, unit: 'ms', named: ['reel', 'ffmpeg'] } as const;
  const name = `${FILMED} pictures at ${height} lines, against ffmpeg alone`;
  return [ratioFigure('Reel', name, pair, BUDGETS.filming)];
}
