import { eq } from 'drizzle-orm';
import { blasts, jobs } from '../db/schema';
import type { JobRun } from '../jobs/job-kind';
import type { Mail } from '../mail/mail';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { blastJob } from './blast-job';

const provider = testProvider();

/** A game with three players, one of them in a team alone, and some who do not play. */
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

it('by e-mail reaches everybody who plays, in the words of the organiser, and counts them', async () => {
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

it('goes on behind the last person it reached: nobody twice, nobody missed, whatever one address answers', async () => {
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
      if (to.address === refused) throw Object.assign(new Error('No such mailbox.'), { responseCode: 550 });
    },
    post: () => undefined,
    close: async () => undefined,
  };
  const { run } = blastJob({ database: provider.database, mailer });
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
  await expect(attempt(1)).rejects.toThrow('Killed.');
  // The second message went out, but that was not noted: it is sent again under its name.
  await attempt(9);
  const of = (n: number) => `${players[n]?.email} blast-${blast?.id}-${players[n]?.id}`;
  expect(sent).toEqual([of(0), of(1), of(1), of(2)]);
  const [stored] = await db
    .select()
    .from(blasts)
    .where(eq(blasts.id, blast?.id ?? 0));
  expect(stored?.recipients).toBe(2);
});
