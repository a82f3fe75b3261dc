import { type JobKind, JobPutOff, JobRefused } from '../jobs/job-kind';
import { waitInTrash } from '../jobs/wait-in-trash';
import type { Services } from '../server/services';
import { countRecipients, listRecipients, type Recipient } from './recipients';
import { changeBlast, findBlast } from './repo';
import { type WayServices, wayOf } from './ways';

/** The kind of job that sends a blast. */
export const BLAST = 'blast';

/** Recipients per query. */
const READ_AT_ONCE = 100;

/** Rounds in which the mail server postpones everybody who is left before they count as not reached. */
const ROUNDS = 5;
/** Milliseconds before the first round; doubled for each further one. */
const ROUND_AFTER = 60_000;

/** Where a blast resumes: the last recipient, and how many were tried and reached. */
interface Place {
  readonly after: number;
  readonly tried: number;
  readonly reached: number;
  /** Who is tried in this round; null for everybody. */
  readonly among: readonly number[] | null;
  /** Who is tried again in the next round. */
  readonly later: readonly number[];
  /** Why the mail server postponed the last of them. */
  readonly reason: string;
  /** Rounds since somebody was reached. */
  readonly rounds: number;
}
const START: Place = { after: 0, tried: 0, reached: 0, among: null, later: [], reason: '', rounds: 0 };

/** The place after a recipient. */
const past = ({ id }: Recipient, at: Place, arrived: boolean | string): Place =>
  typeof arrived === 'string'
    ? { ...at, after: id, later: [...at.later, id], reason: arrived }
    : {
        ...at,
        after: id,
        tried: at.tried + 1,
        reached: at.reached + (arrived ? 1 : 0),
        rounds: arrived ? 0 : at.rounds,
      };

/** Sends a blast to one person after the other, then again to those whom the mail server postponed. */
export const blastJob = (services: WayServices & Pick<Services, 'now'>): JobKind => ({
  name: BLAST,
  atOnce: 2,
  retries: 5,
  retriesFrom: 'place',
  retryAfter: 10_000,
  run: async (run) => {
    const { database, now } = services;
    const { blast: id } = run.job.input as { readonly blast: number };
    const found = await findBlast(database.db, id);
    if (!found) return waitInTrash(database.db, run.job, now());
    if (found.blast.stopped_at) return;
    const { blast, game } = found;
    if (run.place() === null) {
      await run.step(async (tx) => {
        const people = await countRecipients(tx, blast);
        await changeBlast(tx, id, { people });
        return { place: START, total: people };
      });
    }
    const send = await wayOf(services, blast, game);
    // Places of earlier releases have fewer fields.
    let at: Place = { ...START, ...(run.place() as Partial<Place> | null) };
    const move = async (to: Place) => {
      await run.step(async (tx) => {
        await changeBlast(tx, id, { recipients: to.reached });
        return { place: to, done: to.tried };
      });
      at = to;
    };
    for (;;) {
      const next = await listRecipients(database.db, blast, { after: at.after, among: at.among, limit: READ_AT_ONCE });
      if (next.length === 0) break;
      for (const person of next) await move(past(person, at, await send(person)));
    }
    if (at.later.length > 0 && at.rounds < ROUNDS) {
      const until = new Date(now().getTime() + ROUND_AFTER * 2 ** at.rounds);
      await move({ ...at, after: 0, among: at.later, later: [], rounds: at.rounds + 1 });
      throw new JobPutOff(until);
    }
    // Postponing everybody is a fault of the mail server, such as an exhausted quota.
    if (at.later.length > 0 && at.reached === 0) throw new JobRefused(at.reason);
    await run.step(async (tx) => {
      await changeBlast(tx, id, { sent_at: now() });
      return { done: at.tried + at.later.length };
    });
  },
});
