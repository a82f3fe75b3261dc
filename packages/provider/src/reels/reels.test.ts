import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game, ReelState } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { attach } from '../media/attachments';
import { ingestMedia } from '../media/ingest';
import { openLiveClient, testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { FilmStudio } from './film-studio';

const provider = testProvider();

async function harbour({ featured = 3, game: more = {} } = {}) {
  const { make, database, storage } = provider;
  const whiteLabel = await make.whiteLabel();
  const [chief, owner] = [await make.user(whiteLabel, { super_admin: true }), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { name: 'The Hunt', reels_enabled: true, soundtrack: '2', ...more });
  await make.member(game, owner, { access: 'Created' });
  const [team, task] = [await make.team(game, { name: 'Knot Today' }), await make.task(game, { name: 'Salute' })];
  const at = provider.clock.now();
  for (let number = 0; number < featured; number += 1) {
    const answer = await make.answer(task, team, { approved_at: at, featured_at: at, comment: `Number ${number}` });
    // The last one has only text.
    if (number === featured - 1) continue;
    const bytes = await picture('png', { width: 60, height: 40 + 40 * number });
    const uuid = await ingestMedia(database.db, storage, { whiteLabelId: whiteLabel.id, extension: 'png', bytes });
    await attach(database.db, { owner: 'answer', ownerId: answer.id, name: 'standard' }, uuid);
  }
  const as = { chief: await provider.as(chief), owner: await provider.as(owner) };
  const make_ = (who: keyof typeof as, reel_type?: string) =>
    as[who].patch<{ message?: string }>(`/games/${game.id}/generate_reels.json`, {
      ...(reel_type ? { reel_type } : {}),
    });
  const read = async () => (await as.owner.get<{ game: Game }>(`/games/${game.id}.json`)).body.game;
  const desk = async () =>
    (
      await as.owner.get<{ hindrance: string; game: ReelState; teams: ReelState[]; tasks: ReelState[] }>(
        `/games/${game.id}/reels.json`,
      )
    ).body;
  return { as, game, team, task, generate: make_, read, desk };
}

/** What ffmpeg says of a file. */
async function described(address: string): Promise<string> {
  const path = join(provider.dataDir, 'seen.mp4');
  await writeFile(path, Buffer.from(await (await fetch(address)).arrayBuffer()));
  const program = (await new FilmStudio({}).program()) ?? '';
  return new Promise((resolve) => {
    execFile(program, ['-hide_banner', '-i', path], (_error, _out, text) => resolve(text));
  });
}

/** How long three films may take on a busy machine, in milliseconds. */
const FILMING = 120_000;

it(
  'films a game, a team and a challenge with music in two formats and announces each',
  async () => {
    const { as, generate, read, desk, team, task } = await harbour();
    const client = await openLiveClient(provider.origin, as.owner);
    expect(await desk()).toMatchObject({
      hindrance: '',
      game: { featured: 3, state: 'none' },
      teams: [{ id: team.id, featured: 3 }],
    });
    expect([(await generate('chief')).status, (await generate('chief')).status]).toEqual([200, 200]);
    await client.waitFor(({ source }) => source === 'ss.game.reel');
    const { reel } = await read();
    expect(reel).toMatchObject({ name: 'The Hunt', url: expect.stringMatching(/film\.mp4$/) });
    const text = await described(reel?.url ?? '');
    expect(text).toMatch(/Video: h264.* 128x72/);
    expect(text).toMatch(/Audio: aac/);
    // A title of 3 seconds and three shots of 3.4.
    expect(text).toContain('Duration: 00:00:13.2');
    expect(await described(reel?.square_url ?? '')).toMatch(/Video: h264.* 72x72/);
    expect((await fetch(reel?.poster ?? '')).headers.get('content-type')).toBe('image/webp');

    await generate('chief', 'teams');
    await generate('chief', 'challenges');
    await client.waitFor(({ source, detail }) => source === 'ss.team.reel' && detail.team?.id === team.id);
    await client.waitFor(({ source, detail }) => source === 'ss.task.reel' && detail.task?.id === task.id);
    const { team_reels, task_reels } = await read();
    expect([team_reels, task_reels]).toMatchObject([
      [{ name: 'Knot Today', of: team.id }],
      [{ name: 'Salute', of: task.id }],
    ]);

    await generate('chief');
    const again = await eventually(read, (game) => game.reel?.url !== reel?.url, FILMING);
    expect(again.reel?.id).not.toBe(reel?.id);
    const { game } = await eventually(desk, (seen) => seen.game.state === 'none');
    expect(game).toMatchObject({ state: 'none', fault: '' });
    client.close();
  },
  2 * FILMING,
);

it('requires 3 featured submissions, purchased reels and a super administrator', async () => {
  const few = await harbour({ featured: 2 });
  const refused = await few.generate('chief');
  expect([refused.status, refused.body.message]).toEqual([409, 'A reel needs 3 or more featured submissions.']);
  expect((await few.desk()).game.featured).toBe(2);
  const { generate } = await harbour({ game: { reels_enabled: false } });
  expect((await generate('chief')).status).toBe(409);
  expect((await (await harbour()).generate('owner')).status).toBe(403);
});

it("makes the game's reel for a call without a body", async () => {
  const { as, game } = await harbour({ featured: 2 });
  const ask = (who: keyof typeof as) => as[who].patch(`/games/${game.id}/generate_reels.json`);
  expect([(await ask('owner')).status, (await ask('chief')).status]).toEqual([403, 409]);
});

it(
  'films all reels right after the purchase',
  async () => {
    const { as, game, read } = await harbour({ game: { reels_enabled: false } });
    const body = { stripe_id: 'pm_local_paid_reels', cost: 299 };
    expect((await as.owner.patch(`/games/${game.id}/reels.json`, body)).status).toBe(200);
    const isWhole = (made: Awaited<ReturnType<typeof read>>) =>
      [made.reel, made.task_reels[0], made.team_reels[0]].every((one) => one);
    const { reel, team_reels } = await eventually(read, isWhole, FILMING);
    expect([reel?.name, team_reels.map(({ name }) => name)]).toEqual(['The Hunt', ['Knot Today']]);
  },
  2 * FILMING,
);

it('names the setting to fix when the configured ffmpeg does not run', async () => {
  const named = await new FilmStudio({ ffmpeg: 'a-program-nobody-has' }).hindrance();
  expect(named).toContain('the program named in WAYMARK_FFMPEG does not run');
});

it('serves a cached preview of each soundtrack', async () => {
  const { as, game } = await harbour();
  const desk = await as.owner.get<{ tracks: { preview: string }[] }>(`/games/${game.id}/reels.json`);
  const [first = '', second = ''] = desk.body.tracks.map(({ preview }) => preview);
  const hear = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
  const [one, again, other] = [await hear(first), await hear(first), await hear(second)];
  expect([one.subarray(0, 4).toString(), one.equals(again), one.equals(other)]).toEqual(['RIFF', true, false]);
  // 15 seconds of 32,000 samples in two bytes each.
  expect(one.length).toBe(44 + 15 * 32_000 * 2);
  expect((await fetch(first.replace('1.wav', '7.wav'))).status).toBe(404);
});
