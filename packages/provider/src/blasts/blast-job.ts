import type { JobKind } from '../jobs/job-kind';
import { waitInTrash } from '../jobs/wait-in-trash';
import type { Services } from '../server/services';
import { countRecipients, listRecipients } from './recipients';
import { changeBlast, findBlast } from './repo';
import { type WayServices, wayOf } from './ways';

/** The kind of job that sends a blast. */
export const BLAST = 'blast';

/** Recipients per query. */
const READ_AT_ONCE = 100;

/** Where a blast resumes: the last recipient, and how many were tried and reached. */
interface Place {
  readonly after: number;
  readonly tried: number;
  readonly reached: number;
}
const START: Place = { after: 0, tried: 0, reached: 0 };

/** Sends a blast to one person after the other. */
export const blastJob = (services: WayServices & Pick<Services, 'now'>): JobKind => ({
  name: BLAST,
  atOnce: 2,
  retries: 5,
  retryAfter: 10_000,
  run: async (run) => {
    const { database, now } = services;
    const { blast: id } = run.job.input as { readonly blast: number };
    const found = await findBlast(database.db, id);
    if (!found) return waitInTrash(database.db, run.job, now());
    if (found.blast.stopped_at) return;
    const { blast, game } = found;
    const finish = () =>
      run.step(async (tx) => {
        await changeBlast(tx, id, { sent_at: now() });
        return {};
      });
    if (run.place() === null) {
      await run.step(async (tx) => {
        const people = await countRecipients(tx, blast);
        await changeBlast(tx, id, { people });
        return { place: START, total: people };
      });
    }
    const send = await wayOf(services, blast, game);
    let at: Place = { ...START, ...(run.place() as Place | null) };
    for (;;) {
      const next = await listRecipients(database.db, blast, { after: at.after, limit: READ_AT_ONCE });
      if (next.length === 0) return finish();
      for (const person of next) {
        const arrived = await send(person);
        at = { after: person.id, tried: at.tried + 1, reached: at.reached + (arrived ? 1 : 0) };
        await run.step(async (tx) => {
          await changeBlast(tx, id, { recipients: at.reached });
          return { place: at, done: at.tried };
        });
      }
    }
  },
});
