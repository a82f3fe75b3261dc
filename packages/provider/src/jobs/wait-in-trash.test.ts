import { eq } from 'drizzle-orm';
import { blasts, jobs } from '../db/schema';
import { purgeTrash } from '../games/trash/purge';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { addJob, JOBS_CHANNEL } from './add';

const MINUTE = 60_000;
const provider = testProvider();

/** A game in the trash with a player, and its jobs. */
async function trashed() {
  const { make, database, clock } = provider;
  const { db } = database;
  const whiteLabel = await make.whiteLabel();
  const [creator, player] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { name: 'Logbook' });
  await make.member(game, creator, { access: 'Created' });
  await make.member(game, player, { access: 'Joined' });
  const owner = await provider.as(creator);
  const [blast] = await db
    .insert(blasts)
    .values({ game_id: game.id, method: 1, subject: 'Soon', message: 'Walk back.' })
    .returning();
  const { body } = await owner.call<{ restore_until: string }>('DELETE', `/games/${game.id}.json`);
  const inputs: Readonly<Record<string, object>> = {
    blast: { blast: blast?.id },
    export: { email: 'maren@x.test', media: false, forPlayers: false },
    reel: { of: 'game', id: game.id },
    dropbox: { file: 'x/Logbook.zip' },
  };
  const list = () => db.select().from(jobs).where(eq(jobs.game_id, game.id));
  return {
    game,
    owner,
    player,
    until: new Date(body.restore_until),
    list,
    /** A job that falls due now. */
    add: (kind: string) =>
      database.tx((tx) => addJob(database, tx, { kind, of: game, input: inputs[kind], runAt: clock.now() })),
    look: () => database.notify(JOBS_CHANNEL, ''),
    in: async (state: string) => (await eventually(list, ([job]) => job?.state === state && !job.lease))[0],
    waits: async (until: Date) =>
      (await eventually(list, ([job]) => job?.state === 'done' || job?.run_at.getTime() === until.getTime()))[0],
  };
}

it.each(['blast', 'export', 'reel', 'dropbox'])(
  'puts off a %s until its game can no longer be restored',
  async (kind) => {
    const { until, add, look, waits, in: reach } = await trashed();
    await add(kind);
    expect(await waits(until)).toMatchObject({ state: 'waiting', run_at: until, attempts: 0, fault: '' });
    provider.clock.forward(10 * MINUTE);
    await look();
    expect(await reach('done')).toMatchObject({ state: 'done', fault: '' });
  },
);

it('sends a blast that fell due while its game was in the trash', async () => {
  const { game, owner, player, until, add, look, waits } = await trashed();
  await add('blast');
  await waits(until);
  expect((await owner.post(`/games/${game.id}/restore.json`)).status).toBe(200);
  provider.clock.forward(10 * MINUTE);
  await look();
  const [mail] = await provider.mailTo(player.email, 1);
  expect(mail?.text).toContain('Walk back.');
});

it('removes a job that was put off with its game', async () => {
  const { until, add, list, waits } = await trashed();
  await add('export');
  expect((await waits(until))?.state).toBe('waiting');
  provider.clock.forward(11 * MINUTE);
  await purgeTrash(provider, provider.clock.now());
  expect(await list()).toEqual([]);
});
