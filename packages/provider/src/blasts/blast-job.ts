import type { JobKind } from '../jobs/job-kind';
import { composeMail } from '../mail/layout';
import { blastLetter } from '../mail/letters';
import type { Services } from '../server/services';
import { findBrandOf } from './brand-of';
import { delivers } from './present';
import { countRecipients, listRecipients, type Recipient } from './recipients';
import { changeBlast, findBlast } from './repo';

/** The kind of job that sends a blast. */
export const BLAST = 'blast';

/** Recipients that are read at once. */
const READ_AT_ONCE = 100;

/** Where a blast continues: behind a person, with how many it has reached. */
interface Place {
  readonly after: number;
  readonly reached: number;
}

const START: Place = { after: 0, reached: 0 };

/**
 * Sends a blast to one person after the other; one that cannot be delivered reaches nobody and is kept. Each message is named after blast and person, so that one whose
 * delivery was not noted before a kill is recognised as the same when it is sent again.
 */
export const blastJob = ({ database, mailer, now }: Pick<Services, 'database' | 'mailer' | 'now'>): JobKind => ({
  name: BLAST,
  atOnce: 2,
  retries: 5,
  retryAfter: 10_000,
  run: async (run) => {
    const { blast: id } = run.job.input as { readonly blast: number };
    const found = await findBlast(database.db, id);
    if (!found || found.blast.stopped_at) return;
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
    if (!delivers(blast)) return finish();
    const brand = await findBrandOf(database.db, game.white_label_id);
    const letter = blastLetter(game.name, blast);
    let at = (run.place() as Place | null) ?? START;
    const send = async ({ id: user, name, email }: Recipient): Promise<boolean> => {
      const mail = composeMail(brand, { name, address: email }, letter);
      try {
        await mailer.send({ ...mail, id: `blast-${id}-${user}` });
        return true;
      } catch (error) {
        if (isRefused(error)) return false;
        throw error;
      }
    };
    for (;;) {
      const next = await listRecipients(database.db, blast, { after: at.after, limit: READ_AT_ONCE });
      if (next.length === 0) return finish();
      for (const person of next) {
        const arrived = await send(person);
        at = { after: person.id, reached: at.reached + (arrived ? 1 : 0) };
        await run.step(async (tx) => {
          await changeBlast(tx, id, { recipients: at.reached });
          return { place: at, done: at.reached };
        });
      }
    }
  },
});

/** The server refuses this address for good; the others are not to wait for it. */
function isRefused(error: unknown): boolean {
  const { responseCode } = (typeof error === 'object' && error !== null ? error : {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
