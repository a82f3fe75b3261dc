import { eq } from 'drizzle-orm';
import { blasts } from '../db/schema';
import { JobPutOff, JobRefused, type JobRun } from '../jobs/job-kind';
import type { Mail } from '../mail/mail';
import { testProvider } from '../testing';
import { blastJob } from './blast-job';

const provider = testProvider();

/** What a mail server answers to a command. */
const answer = (responseCode: number, command: string, words: string) =>
  Object.assign(new Error(`${words}: ${responseCode}`), { responseCode, command });

/** An e-mail blast to three players, and its job as often as it is put off. */
async function blastTo(send: (address: string | undefined, players: readonly string[]) => void) {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const players: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const user = await make.user(whiteLabel);
    await make.member(game, user, { access: 'Joined' });
    players.push(user.email);
  }
  const [blast] = await database.db.insert(blasts).values({ game_id: game.id, method: 1, message: 'M' }).returning();
  const sent: (string | undefined)[] = [];
  const mailer = {
    send: async ({ to: { address } }: Mail) => {
      sent.push(address);
      send(address, players);
    },
  };
  const services = { database, mailer, push: { send: async () => false }, now: () => new Date() };
  let row = { input: { blast: blast?.id }, place: null, done: 0 } as Pick<JobRun['job'], 'input' | 'place' | 'done'>;
  const attempt = () =>
    blastJob(services).run({
      job: row as JobRun['job'],
      signal: new AbortController().signal,
      place: () => row.place,
      step: async (work) => {
        row = { ...row, ...(await database.tx(work)) };
      },
    });
  const waits: number[] = [];
  /** Runs the job until it ends. @returns why it failed; undefined if it did not */
  const fault = async (): Promise<unknown> => {
    while (waits.length < 20) {
      try {
        await attempt();
        return undefined;
      } catch (error) {
        if (!(error instanceof JobPutOff)) return error;
        waits.push(Math.round((error.until.getTime() - Date.now()) / 60_000));
      }
    }
    throw new Error('It is put off again and again.');
  };
  const stored = async () => {
    const [found] = await database.db
      .select()
      .from(blasts)
      .where(eq(blasts.id, blast?.id ?? 0));
    return found;
  };
  return { players, sent, waits, fault, stored, done: () => row.done };
}

it('retries people for whom the mail server asks to wait after the others, then gives up on them', async () => {
  const { players, sent, waits, fault, stored, done } = await blastTo((address, [first, second]) => {
    const isGreylisted = address === first && sent.filter((one) => one === first).length < 3;
    if (address === second || isGreylisted) throw answer(450, 'RCPT TO', 'Try again later');
  });
  expect(await fault()).toBeUndefined();
  const [first, second, third] = players;
  expect(sent.slice(0, 7)).toEqual([first, second, third, first, second, first, second]);
  // The wait starts again after somebody was reached.
  expect(waits).toEqual([1, 2, 1, 2, 4, 8, 16]);
  expect(sent.slice(7)).toEqual(Array.from({ length: 5 }, () => second));
  expect(await stored()).toMatchObject({ recipients: 2, people: 3, sent_at: expect.any(Date) });
  expect(done()).toBe(3);
});

it("fails with the mail server's last words if it postponed everybody to the end", async () => {
  const { sent, waits, fault, stored } = await blastTo(() => {
    throw answer(454, 'RCPT TO', waits.length < 5 ? 'Try again later' : 'Daily quota exceeded');
  });
  const error = await fault();
  expect(error).toBeInstanceOf(JobRefused);
  expect(error).toMatchObject({ message: 'Daily quota exceeded: 454' });
  expect([waits, sent.length]).toEqual([[1, 2, 4, 8, 16], 18]);
  expect(await stored()).toMatchObject({ recipients: 0, people: 3, sent_at: null });
});

it.each([
  ['the password', answer(535, 'AUTH PLAIN', 'Invalid login')],
  ['the sender', answer(553, 'MAIL FROM', 'Mail command failed')],
])('fails without going on to the next person if the mail server refuses %s', async (_, refusal) => {
  const { sent, fault, stored } = await blastTo(() => {
    throw refusal;
  });
  expect(await fault()).toBe(refusal);
  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({ recipients: 0, sent_at: null });
});
