import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, Job, ReelState } from '@waymark/contract';
import { findFilmProgram } from '@waymark/studio';
import { JOBS_CHANNEL } from '../jobs/add';
import { NoRoom } from '../storage/no-room';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';

const CORES = availableParallelism();
/** How long films may take on a busy machine, in milliseconds. */
const FILMING = 60_000;

let folder: string;
let provider: TestProvider;
/** An ffmpeg that logs its arguments, runs the given commands, and then does its work. */
const at = (name: string) => join(folder, name);
const between = (commands: string) => writeFile(at('between'), commands);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-filming-'));
  await between('');
  const real = await findFilmProgram(undefined);
  await writeFile(
    at('ffmpeg'),
    `#!/bin/sh\necho "$*" >> '${at('asked')}'\n. '${at('between')}'\nexec '${real}' "$@"\n`,
  );
  await chmod(at('ffmpeg'), 0o755);
  provider = await startTestProvider({ ffmpeg: at('ffmpeg') });
}, START_TIMEOUT);
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

async function harbour(teams: number) {
  const { make, clock, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel, { super_admin: true });
  const game = await make.game(whiteLabel, { reels_enabled: true, soundtrack: '' });
  const task = await make.task(game);
  const featured = { approved_at: clock.now(), featured_at: clock.now(), comment: 'Found it' };
  for (let number = 0; number < teams; number += 1) {
    const team = await make.team(game);
    for (let answer = 0; answer < 3; answer += 1) await make.answer(task, team, featured);
  }
  const chief = await provider.as(user);
  const path = `/games/${game.id}`;
  const jobs = async () => (await chief.get<{ jobs: Job[] }>(`/jobs.json?game_id=${game.id}`)).body.jobs;
  return {
    generate: () => chief.patch(`${path}/generate_reels.json`, teams > 1 ? { reel_type: 'teams' } : {}),
    teams: async () => (await chief.get<{ teams: ReelState[] }>(`${path}/reels.json`)).body.teams,
    reel: async () => (await chief.get<{ game: Game }>(`${path}.json`)).body.game.reel,
    jobs,
    failedOnce: () => eventually(jobs, ([job]) => job?.state === 'waiting' && job.fault !== '', FILMING),
    later: async () => {
      clock.forward(60_000);
      await database.notify(JOBS_CHANNEL, '');
    },
  };
}

it(
  'films one reel per core at a time, each on a single core',
  async () => {
    // Each process waits before its first segment until the file `go` exists.
    await between(`case "$*" in *.part) while [ ! -e '${at('go')}' ]; do sleep 0.05; done;; esac`);
    const { generate, teams } = await harbour(CORES + 1);
    expect((await generate()).status).toBe(200);
    const count = (seen: ReelState[], state: string) => seen.filter((reel) => reel.state === state).length;
    const waiting = async () => (await readFile(at('asked'), 'utf8').catch(() => '')).match(/\.part$/gm)?.length ?? 0;
    expect(await eventually(waiting, (programs) => programs === CORES)).toBe(CORES);
    const seen = await teams();
    expect([count(seen, 'running'), count(seen, 'waiting')]).toEqual([CORES, 1]);
    await writeFile(at('go'), '');
    const after = await eventually(teams, (made) => count(made, 'none') === CORES + 1, FILMING);
    expect(count(after, 'none')).toBe(CORES + 1);
    const first = (await readFile(at('asked'), 'utf8')).split('\n').filter((line) => line.endsWith('.part'));
    // The last of the first processes already shares with all others.
    expect(first[CORES - 1]).toMatch(/ -threads 1 /);
  },
  2 * FILMING,
);

it.each([
  [
    'there is no room on the disk',
    'echo "av_interleaved_write_frame(): No space left on device" >&2; exit 1',
    'There is no room left on the server for this file. Please try again later.',
    expect.any(NoRoom),
  ],
  [
    'ffmpeg is killed half way',
    'for part; do :; done; printf half > "$part"; kill -9 $$',
    'ffmpeg stopped before the film was complete. Generate it again.',
    expect.objectContaining({ message: expect.stringContaining('ffmpeg stopped') }),
  ],
])(
  'reports that %s, keeps finished scenes and completes the reel on the next attempt',
  async (_, mishap, fault, known) => {
    await between(`case "$*" in *film/2.mp4.part) ${mishap};; esac`);
    const { generate, reel, failedOnce, jobs, later } = await harbour(1);
    const faultsBefore = provider.faults.length;
    await generate();
    const [job] = await failedOnce();
    expect(job?.fault).toBe(fault);
    expect(provider.faults.slice(faultsBefore)).toEqual([known]);
    const kept = join(provider.dataDir, 'incoming', `reel-${job?.id}`, 'film', '1.mp4');
    const { mtimeMs } = await stat(kept);
    expect(await reel()).toBeNull();

    await writeFile(at('asked'), '');
    await between('');
    await later();
    expect((await eventually(reel, (made) => made !== null, FILMING))?.url).toMatch(/film\.mp4$/);
    const again = await readFile(at('asked'), 'utf8');
    expect([again.includes('film/1.mp4.part'), again.includes('film/2.mp4.part'), mtimeMs > 0]).toEqual([
      false,
      true,
      true,
    ]);
    await eventually(jobs, ([made]) => made?.state === 'done');
    expect((await readdir(join(provider.dataDir, 'incoming'))).filter((name) => name === `reel-${job?.id}`)).toEqual(
      [],
    );
  },
  2 * FILMING,
);
