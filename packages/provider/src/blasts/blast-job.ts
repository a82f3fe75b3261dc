import type { JobKind } from '../jobs/job-kind';
import { composeMail } from '../mail/layout';
import { blastLetter } from '../mail/letters';
import type { Services } from '../server/services';
import { findBrandOf } from './brand-of';
import { findBlast, listRecipients, type Recipient, storeReach } from './repo';

/** The kind of job that sends a blast by e-mail. */
export const BLAST = 'blast';

/** Recipients that are read at once. */
const READ_AT_ONCE = 100;

/** Where a blast continues: behind a person, with how many it has reached. */
interface Place {
  readonly after: number;
  readonly reached: number;
}

/**
 * Sends a blast to one person after the other. Each message is named after blast and person, so that one whose
 * delivery was not noted before a kill is recognised as the same when it is sent again.
 */
export const blastJob = ({ database, mailer }: Pick<Services, 'database' | 'mailer'>): JobKind => ({
  name: BLAST,
  atOnce: 2,
  retries: 5,
  retryAfter: 10_000,
  run: async (run) => {
    const { blast: id } = run.job.input as { readonly blast: number };
    const found = await findBlast(database.db, id);
    if (!found) return;
    const { blast, game } = found;
    const brand = await findBrandOf(database.db, game.white_label_id);
    const letter = blastLetter(game.name, blast);
    let at = (run.place() as Place | null) ?? { after: 0, reached: 0 };
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
      const next = await listRecipients(database.db, game.id, { after: at.after, limit: READ_AT_ONCE });
      if (next.length === 0) return;
      for (const person of next) {
        const arrived = await send(person);
        at = { after: person.id, reached: at.reached + (arrived ? 1 : 0) };
        await run.step(async (tx) => {
          await storeReach(tx, id, at.reached);
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
