import { randomUUID } from 'node:crypto';
import { GAME_MODE, TASK_TYPE } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { gameMembers, games, taskPrerequisites } from '../db/schema';
import { testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const HOUR = 3_600_000;

const provider = testProvider();

const change = (id: number, row: Partial<typeof games.$inferInsert>) =>
  provider.database.db.update(games).set(row).where(eq(games.id, id));

describe('the challenges a team sees', () => {
  it('hide solutions and unopened hints', async () => {
    const { team, task, seen, hint } = await makePlayground(provider);
    const { as } = await team();
    const choices = 'Number 32,Number 29';
    const row = await task({ task_type: 6, multiplechoice: choices, hint_1: 'Look up.', hint_1_points: 5 });
    await task({ task_type: 5, trivia: 'a secret', qr_url: 'a secret' });
    const [first] = (await seen(as)).tasks;
    expect(first).toMatchObject({ choices: ['Number 29', 'Number 32'], tries_left: 1, answered: false });
    expect(first?.hints).toEqual([{ number: 1, points: 5, text: null }]);
    expect(JSON.stringify(await seen(as))).not.toMatch(/a secret|Look up/);
    expect((await hint(as, row, 1)).body.hint).toMatchObject({ text: 'Look up.' });
    expect((await seen(as)).tasks[0]?.hints).toEqual([{ number: 1, points: 5, text: 'Look up.' }]);
  });

  it('follow locks, times and places; locked ones show only a name or nothing', async () => {
    const { team, task, seen, submit } = await makePlayground(provider);
    const { as } = await team();
    const soon = new Date(provider.clock.now().getTime() + HOUR / 2);
    const fork = await task({ name: 'Fork', task_type: TASK_TYPE.splitPath, multiplechoice: 'left,right' });
    const left = await task({ name: 'Left', description: 'Go left.' });
    const right = await task({ name: 'Right', hide_locked: 1 });
    for (const [row, option] of [
      [left, 'left'],
      [right, 'right'],
    ] as const) {
      await provider.database.db
        .insert(taskPrerequisites)
        .values({ task_id: row.id, prerequisite_id: fork.id, options: [option] });
    }
    await task({ name: 'Later', starts_at: soon });
    const far = await task({ name: 'There', latitude: 51, longitude: -2, unlock_by_location_radius: 50 });
    const look = async (query?: string) =>
      (await seen(as, query)).tasks.map(({ name, locked }) => (locked ? `${name}: ${locked}` : name));
    expect(await look()).toEqual(['Fork', 'Left: challenge', 'Later: time', 'There: place']);
    expect((await seen(as)).tasks[1]).not.toHaveProperty('description');
    expect(await look('?latitude=51.0001&longitude=-2')).toContain('There');
    const refused = await submit(as, left);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('another one comes first')]);
    expect((await submit(as, far)).status).toBe(403);
    expect((await submit(as, fork, { comment: 'Left' })).body.answer).toMatchObject({ comment: 'left' });
    expect(await look()).toEqual(['Fork', 'Left', 'Later: time', 'There: place']);
    expect((await submit(as, right)).status).toBe(403);
    expect((await submit(as, far, { latitude: 51, longitude: -2 })).status).toBe(200);
  });

  it("are hidden and refuse submissions outside the game's schedule", async () => {
    const { team, task, seen, submit, hint, game } = await makePlayground(provider);
    const { as } = await team();
    const row = await task({ hint_1: 'Look up.' });
    expect((await seen(as)).tasks).toHaveLength(1);
    await change(game.id, { start_anytime: GAME_MODE.stopped });
    expect(await seen(as)).toMatchObject({ tasks: [], game: { state: 'stopped' } });
    const refused = await submit(as, row);
    expect([refused.status, refused.body]).toEqual([409, { message: 'The game is stopped: it takes no answers now.' }]);
    expect((await hint(as, row, 1)).status).toBe(409);
    await change(game.id, { start_anytime: null, start_at: null, finish_at: null });
    expect(await seen(as)).toMatchObject({ tasks: [], game: { state: 'unscheduled' } });
    expect((await submit(as, row)).status).toBe(409);
    await change(game.id, { start_anytime: GAME_MODE.anytime });
    expect((await seen(as)).tasks).toHaveLength(1);
    expect((await submit(as, row)).status).toBe(200);
  });

  it("use the team's own clock in a game that starts anytime", async () => {
    const own = { start_anytime: GAME_MODE.anytime, start_at: null, finish_at: null, time_to_play: 30 };
    const { team, task, seen, submit } = await makePlayground(provider, own);
    const { as } = await team();
    const row = await task();
    await seen(as);
    provider.clock.forward(0.6 * HOUR);
    const late = (await team()).as;
    expect((await seen(as)).game.state).toBe('over');
    expect((await seen(late)).game.state).toBe('running');
    expect((await submit(as, row)).body.answer).toMatchObject({ late: 2, points: 0 });
    expect((await submit(late, row)).body.answer).toMatchObject({ late: 0, points: 50 });
  });
});

describe('an answer', () => {
  it('carries every field, with its film in four formats', async () => {
    const { team, task, submit, judge, game, whiteLabel } = await makePlayground(provider);
    const { as, user, id } = await team('Gulls');
    const row = await task({ name: 'Sing', description: '<p>Aloud.</p>', task_type: 2, points: 150 });
    const { uuid } = await provider.make.media(whiteLabel, {
      kind: 'video',
      extension: 'mp4',
      owner_id: user.id,
      files: { original: 'original.mp4', mp4: 'original.mp4', webm: 'a.webm', gif: 'a.gif', png: 'a.png' },
    });
    const place = { address: 'Quay', latitude: 51.4, longitude: -2.6, share_location: 1 };
    const sent = await submit(as, row, { media_uuid: uuid, media_extension: 'mp4', comment: 'Loud.', ...place });
    expect(sent.status).toBe(200);
    expect(sent.body.answer).not.toHaveProperty('review_key');
    const read = await judge.get<{ answer: object }>(`/answers/${sent.body.answer.id}.json?game_id=${game.id}`);
    const at = (file: string) => expect.stringContaining(`/media/${uuid}/${file}`);
    expect(read.body.answer).toMatchObject({
      id: sent.body.answer.id,
      type: 2,
      sub_type: 0,
      ...place,
      comment: 'Loud.',
      duplicate: false,
      late: 0,
      points: 150,
      regenerate: false,
      review_key: expect.any(String),
      user_id: user.id,
      count: 1,
      trivia: null,
      created_at: expect.stringMatching(/Z$/),
      approved_at: null,
      featured_at: null,
      rejected_at: null,
      game: { id: game.id, name: game.name },
      task: { id: row.id, name: 'Sing', description: '<p>Aloud.</p>', points: 150 },
      team: { id, name: 'Gulls' },
      assets: {
        photos: [],
        audios: [],
        videos: [
          {
            name: 'standard',
            urls: { mp4: at('original.mp4'), webm: at('a.webm'), gif: at('a.gif'), png: at('a.png') },
          },
        ],
      },
    });
  });

  it('may be a photo, film, recording, text, scan, trivia or choice', async () => {
    const { team, task, submit, whiteLabel, upload, stream } = await makePlayground(provider);
    const { as, user } = await team();
    const file = async (kind: string, extension: string) =>
      (await provider.make.media(whiteLabel, { kind, extension, owner_id: user.id, files: {} })).uuid;
    const sent = [
      await submit(as, await task({ task_type: 1 }), { media_uuid: await upload(user) }),
      await submit(as, await task({ task_type: 2 }), { media_uuid: await file('video', 'mp4') }),
      await submit(as, await task({ task_type: 2, task_subtype: 2 }), { media_uuid: await file('audio', 'm4a') }),
      await submit(as, await task({ task_type: 3 }), { media_uuid: await upload(user) }),
      await submit(as, await task({ task_type: 0 })),
      await submit(as, await task({ task_type: 4, qr_url: 'HM-1871' }), { comment: 'HM-1871' }),
      await submit(as, await task({ task_type: 5, trivia: '1871' }), { comment: '1871' }),
      await submit(as, await task({ task_type: 6, multiplechoice: 'yes,no' }), { comment: 'no' }),
    ];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const names = (answer: Record<string, unknown>) =>
      Object.values(answer.assets as Record<string, { name: string }[]>).map((files) => files.map(({ name }) => name));
    expect(sent.map(({ body }) => [body.answer.type, body.answer.trivia, names(body.answer)])).toEqual([
      [1, null, [['standard'], [], []]],
      [2, null, [[], ['standard'], []]],
      [2, null, [[], [], ['standard']]],
      [3, null, [['background-sticker', 'standard'], [], []]],
      [0, null, [[], [], []]],
      [4, null, [[], [], []]],
      [5, 'correct', [[], [], []]],
      [6, 'incorrect', [[], [], []]],
    ]);
    // Other teams must not learn the solution from an answer.
    const others = (await stream((await team()).as)).answers;
    expect(others.filter(({ comment }) => comment).map(({ type }) => type)).toEqual([0, 3, 2, 2, 1]);
    expect(others.map(({ trivia }) => trivia)).not.toContain('incorrect');
  });

  it('may be an animated gif where a video is shared as one', async () => {
    const { team, task, submit, whiteLabel } = await makePlayground(provider);
    const { as, user } = await team();
    const file = async (extension: string) =>
      (
        await provider.make.media(whiteLabel, {
          kind: 'image',
          extension,
          owner_id: user.id,
          files: { original: `original.${extension}`, ...(extension === 'gif' ? { gif: 'original.gif' } : {}) },
        })
      ).uuid;
    const loop = await task({ task_type: 2, task_subtype: 1 });
    const { status, body } = await submit(as, loop, { media_uuid: await file('gif'), media_extension: 'gif' });
    expect([status, body.answer.assets]).toEqual([
      200,
      {
        photos: [],
        videos: [expect.objectContaining({ name: 'standard', urls: { gif: expect.stringContaining('.gif') } })],
        audios: [],
      },
    ]);
    const refused = [
      await submit(as, await task({ task_type: 2, task_subtype: 1 }), { media_uuid: await file('png') }),
      await submit(as, await task({ task_type: 2 }), { media_uuid: await file('gif') }),
    ];
    for (const one of refused)
      expect([one.status, one.body.errors]).toEqual([422, { media_uuid: ['This challenge is answered with a film.'] }]);
  });

  it('accepts recordings through signed uploads and rejects other content', async () => {
    const { team } = await makePlayground(provider);
    const { as } = await team();
    const put = async (bytes: Buffer) => {
      const { body } = await as.get<{ signature: string }>('/medias/sign/wav');
      return (await fetch(body.signature, { method: 'PUT', body: new Uint8Array(bytes) })).status;
    };
    expect(await put(Buffer.from('RIFF\0\0\0\0WAVEfmt '))).toBe(200);
    expect(await put(await picture())).toBe(415);
  });

  it("requires its file and rejects someone else's", async () => {
    const { team, task, submit, upload } = await makePlayground(provider);
    const [{ as }, other] = [await team(), await team()];
    const row = await task({ task_type: 1 });
    const wrong = [{}, { media_uuid: 'none' }, { media_uuid: randomUUID() }, { media_uuid: await upload(other.user) }];
    for (const body of wrong) {
      const { status, body: text } = await submit(as, row, body);
      expect([status, text.errors]).toEqual([422, { media_uuid: ['This challenge is answered with a picture.'] }]);
    }
    expect((await submit(as, row, { media_uuid: await upload(other.user) })).status).toBe(422);
  });

  it('is plain text with a maximum length', async () => {
    const { team, task, submit } = await makePlayground(provider);
    const { as } = await team();
    const row = await task();
    const comment = '<script>alert(1)</script> 👩‍👩‍👧‍👦 \u202eright to left';
    expect((await submit(as, row, { comment })).body.answer.comment).toBe(comment);
    const long = await submit(as, row, { comment: 'x'.repeat(2001) });
    expect([long.status, long.body.errors]).toEqual([422, { comment: [expect.stringMatching(/\w/)] }]);
    const huge = await submit(as, row, { comment: 'x'.repeat(10_000_000) });
    expect([huge.status, huge.body]).toEqual([413, { message: 'The request is too long.' }]);
    expect((await submit(as, row, { comment: 'nul \0' })).status).toBe(400);
  });

  it('is stored once when the same key is sent concurrently', async () => {
    const { team, task, submit, score, stream } = await makePlayground(provider);
    const { as } = await team();
    const row = await task();
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => submit(as, row, { key })));
    expect(new Set(sent.map(({ body }) => body.answer.id)).size).toBe(1);
    expect(await score(as)).toMatchObject({ points: 50, completed: 1 });
    expect((await stream(as)).count).toBe(1);
    expect((await submit(as, await task(), { key })).status).toBe(409);
  });

  it('is a worthless duplicate unless the earlier one was rejected', async () => {
    const { team, task, submit, score, review, judge } = await makePlayground(provider);
    const { as } = await team();
    const row = await task();
    const first = await submit(as, row);
    expect((await submit(as, row)).body.answer).toMatchObject({ duplicate: true, points: 0 });
    await review(judge, 'reject', first.body.answer.id);
    expect(await score(as)).toMatchObject({ points: 0 });
    const fresh = await task();
    const poor = await submit(as, fresh);
    await review(judge, 'reject', poor.body.answer.id);
    expect((await submit(as, fresh)).body.answer).toMatchObject({ duplicate: false, points: 50, count: 2 });
  });

  it('frees its place for another team when rejected', async () => {
    const { team, task, submit, review, judge } = await makePlayground(provider);
    const [first, second] = [(await team()).as, (await team()).as];
    const row = await task({ quantity: 1 });
    const { answer } = (await submit(first, row)).body;
    expect((await submit(second, row)).status).toBe(409);
    await review(judge, 'reject', answer.id);
    expect((await submit(second, row)).body.answer).toMatchObject({ points: 50 });
  });

  it('has a limited number of tries, each with its own points', async () => {
    const { team, task, submit, score } = await makePlayground(provider);
    const { as } = await team();
    const row = await task({ task_type: 5, trivia: '1871', trivia_points_1: 50, trivia_points_2: 30 });
    expect((await submit(as, row, { comment: '1817' })).body.answer).toMatchObject({ trivia: 'incorrect', points: 0 });
    const right = await submit(as, row, { comment: ' 1871 ' });
    expect(right.body.answer).toMatchObject({ trivia: 'correct', points: 30, count: 2 });
    expect(await score(as)).toMatchObject({ points: 30, completed: 1 });
    const other = (await team()).as;
    for (const comment of ['1', '2']) await submit(other, row, { comment });
    expect((await submit(other, row, { comment: '1871' })).status).toBe(409);
  });
});

it.each([
  ['', { late: 2, points: 0, rejected_at: null }, 0],
  ['reject', { late: 2, points: 0, rejected_at: expect.any(String) }, 0],
  ['approve', { late: 2, points: 50, rejected_at: null }, 50],
])('scores a submission after the end by the late setting: "%s"', async (late, answer, points) => {
  const { team, task, submit, score } = await makePlayground(provider, {
    late,
    finish_at: new Date(provider.clock.now().getTime() - 1000),
  });
  const { as } = await team();
  expect((await submit(as, await task())).body.answer).toMatchObject(answer);
  expect(await score(as)).toMatchObject({ points });
});

it('rejects players of other games, banned players and people without a team', async () => {
  const here = await makePlayground(provider);
  const there = await makePlayground(provider);
  const row = await here.task();
  const { as, user } = await here.team();
  expect((await here.submit((await there.team()).as, row)).status).toBe(404);
  expect((await here.submit(here.owner, row)).status).toBe(403);
  // A challenge of another game is not found, even if the caller's own game is given.
  expect((await here.submit(as, await there.task())).status).toBe(404);
  await provider.database.db.update(gameMembers).set({ banned: true }).where(eq(gameMembers.user_id, user.id));
  expect((await here.submit(as, row)).status).toBe(403);
  const { status, body } = await as.get(`/play/score/${here.game.id}.json`);
  expect([status, body]).toEqual([403, { message: 'You play in no team of this game.' }]);
});
