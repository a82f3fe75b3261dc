import { type BlastEntry, formatWallTime } from '@waymark/contract';
import { and, eq } from 'drizzle-orm';
import { blasts, jobs } from '../db/schema';
import type { JobRun } from '../jobs/job-kind';
import type { Mail } from '../mail/mail';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { blastJob } from './blast-job';

const provider = testProvider();

/** A game with three players, one of them alone in a team, and some people who do not play. */
async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const creator = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { name: 'Logbook' });
  await make.member(game, creator, { access: 'Created' });
  const member = async (role: Parameters<typeof make.member>[2]) => {
    const user = await make.user(whiteLabel);
    await make.member(game, user, role);
    return user;
  };
  const players = [
    await member({ access: 'Joined' }),
    await member({ access: 'Invited' }),
    await member({ access: 'Managing' }),
  ];
  const [, , playing] = players;
  if (playing) await make.player(await make.team(game), playing);
  const others = [creator, await member({ access: 'Joined', banned: true }), await member({ access: 'Managing' })];
  return { game, players, others, owner: await provider.as(creator) };
}

it("e-mails every player the organiser's text and counts the recipients", async () => {
  const { game, players, others, owner } = await harbour();
  const sent = await owner.post(`/games/${game.id}/blast.json`, {
    method: 1,
    subject: 'Game\nupdate!',
    message: 'Come back.\n\n<b>Now</b>',
  });
  expect(sent.status).toBe(200);
  for (const { email } of players) {
    const [mail, ...more] = await provider.mailTo(email, 1);
    expect(more).toEqual([]);
    expect(mail?.headers).toMatch(/^Subject: Game update!$/m);
    expect(mail?.text.replaceAll('\r', '')).toContain('Come back.\n\n<b>Now</b>');
    expect(mail?.html).toContain('&lt;b&gt;Now&lt;/b&gt;');
  }
  for (const { email } of others) expect(await provider.mailTo(email)).toEqual([]);
  const [job] = await eventually(
    () => provider.database.db.select().from(jobs).where(eq(jobs.game_id, game.id)),
    ([one]) => one?.state === 'done',
  );
  expect(job?.state).toBe('done');
  const [blast] = await provider.database.db.select().from(blasts).where(eq(blasts.game_id, game.id));
  expect(blast).toMatchObject({ method: 1, recipients: 3 });
});

it('resumes after the last recipient despite an undeliverable address', async () => {
  const { game, players } = await harbour();
  const { db } = provider.database;
  const [blast] = await db
    .insert(blasts)
    .values({ game_id: game.id, method: 1, subject: 'S', message: 'M' })
    .returning();
  const sent: string[] = [];
  const refused = players[1]?.email;
  const mailer = {
    send: async ({ to, id }: Mail) => {
      sent.push(`${to.address} ${id}`);
      if (to.address === refused) {
        throw Object.assign(new Error('No such mailbox.'), { responseCode: 550, command: 'RCPT TO' });
      }
    },
  };
  const { run } = blastJob({
    database: provider.database,
    mailer,
    push: { send: async () => false },
    now: () => new Date(),
  });
  let place: unknown = null;
  let steps = 0;
  const job = { input: { blast: blast?.id } } as JobRun['job'];
  const attempt = (most: number): Promise<void> =>
    run({
      job,
      signal: new AbortController().signal,
      place: () => place,
      step: async (work) => {
        if (steps === most) throw new Error('Killed.');
        steps += 1;
        ({ place } = await provider.database.tx(work));
      },
    });
  // Stops after the step that counts and the one that records the first recipient.
  await expect(attempt(2)).rejects.toThrow('Killed.');
  // The second message went out but was not recorded, so it is sent again with the same id.
  await attempt(9);
  const of = (n: number) => `${players[n]?.email} blast-${blast?.id}-${players[n]?.id}`;
  expect(sent).toEqual([of(0), of(1), of(1), of(2)]);
  const [stored] = await db
    .select()
    .from(blasts)
    .where(eq(blasts.id, blast?.id ?? 0));
  expect(stored?.recipients).toBe(2);
});

it('reaches its recipients when due, moves with the finish and can be stopped', async () => {
  const { game, players, owner } = await harbour();
  const { make, database } = provider;
  const team = await make.team(game, { name: 'Gulls' });
  const [first, second] = players;
  if (!first || !second) throw new Error('Nobody plays.');
  await make.player(team, first);
  const path = `/games/${game.id}/blast.json`;
  const note = { method: 1, subject: 'Soon', message: 'Walk back.' };
  const day = 86_400_000;
  const wall = (at: number) => formatWallTime(new Date(at).toISOString(), 'UTC');
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  await owner.put(`/games/${game.id}.json`, { tz: 'UTC', start_at: wall(now + day), finish_at: wall(now + 2 * day) });

  const toTeam = await owner.post<{ blast: BlastEntry }>(path, { ...note, team_ids: [team.id] });
  expect(toTeam.body.blast).toMatchObject({ to: 'Gulls', people: 1, delivers: true });
  await provider.mailTo(first.email, 1);
  expect(await provider.mailTo(second.email)).toEqual([]);

  const late = await owner.post<{ blast: BlastEntry }>(path, { ...note, anchor: 'finish', offset: -30 });
  expect(late.body.blast).toMatchObject({ state: 'planned', to: '', people: 3 });
  expect(late.body.blast.send_at).toBe(new Date(now + 2 * day - 30 * 60_000).toISOString());
  await owner.put(`/games/${game.id}.json`, { finish_at: wall(now + 3 * day) });
  const listed = await owner.get<{ blasts: BlastEntry[] }>(`/games/${game.id}/blasts.json`);
  const moved = new Date(now + 3 * day - 30 * 60_000);
  expect(listed.body.blasts[0]).toMatchObject({ id: late.body.blast.id, send_at: moved.toISOString() });
  const waiting = and(eq(jobs.game_id, game.id), eq(jobs.state, 'waiting'));
  expect(await database.db.select().from(jobs).where(waiting)).toMatchObject([{ run_at: moved }]);

  const stopped = await owner.call('DELETE', `/games/${game.id}/blasts/${late.body.blast.id}.json`);
  expect(stopped.body).toMatchObject({ blast: { state: 'stopped' } });
  expect(await database.db.select().from(jobs).where(waiting)).toEqual([]);
});

it('shows a begun blast as being sent while it waits, and no longer moves it with the finish', async () => {
  const { game, owner } = await harbour();
  const day = 86_400_000;
  const finishIn = (days: number) => {
    const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * day);
    return owner.put(`/games/${game.id}.json`, { finish_at: formatWallTime(at.toISOString(), 'UTC') });
  };
  await owner.put(`/games/${game.id}.json`, { tz: 'UTC' });
  await finishIn(2);
  const note = { method: 1, subject: 'Soon', message: 'Walk back.', anchor: 'finish', offset: -30 };
  const planned = await owner.post<{ blast: BlastEntry }>(`/games/${game.id}/blast.json`, note);
  const place = { after: 1, tried: 1, reached: 1 };
  await provider.database.db.update(jobs).set({ place }).where(eq(jobs.game_id, game.id));
  await finishIn(3);
  const { body } = await owner.get<{ blasts: BlastEntry[] }>(`/games/${game.id}/blasts.json`);
  expect(body.blasts).toMatchObject([{ state: 'sending', send_at: planned.body.blast.send_at }]);
});

it("posts once to each team's chat and rejects past times and non-players", async () => {
  const { game, players, others, owner } = await harbour();
  const path = `/games/${game.id}/blast.json`;
  const note = { method: 2, subject: '', message: 'Hello' };
  const team = await provider.make.team(game, { name: 'Gulls' });
  for (const player of players.slice(0, 2)) await provider.make.player(team, player);
  await owner.post(path, note);
  const sent = await eventually(
    async () => (await owner.get<{ blasts: BlastEntry[] }>(`/games/${game.id}/blasts.json`)).body.blasts,
    ([one]) => one?.state !== 'planned' && one?.state !== 'sending',
  );
  expect(sent).toMatchObject([{ state: 'sent', delivers: true, reached: 3, people: 3 }]);
  const { body } = await owner.get<{ lines: object[] }>(`/games/${game.id}/chats/${team.id}.json`);
  expect(body.lines).toMatchObject([{ from: 'organiser', text: 'Hello' }]);
  const faults = async (more: object) => (await owner.post<{ errors: object }>(path, { ...note, ...more })).body;
  expect(await faults({ send_at: '2001-01-01T00:00:00Z' })).toMatchObject({
    errors: { send_at: ['That time has passed. Choose a later one.'] },
  });
  expect(await faults({ anchor: 'start', offset: 5 })).toMatchObject({
    errors: { anchor: ['This game has no start yet. Set it first.'] },
  });
  expect(await faults({ player_id: others[1]?.id })).toMatchObject({
    errors: { player_id: ["This person isn't a player in this game."] },
  });
  expect(await faults({ team_ids: [987_654] })).toMatchObject({ errors: { team_ids: expect.any(Array) } });
});
