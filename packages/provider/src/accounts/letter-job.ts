import type { Database, Queries } from '../db/database';
import { addJob } from '../jobs/add';
import { type JobKind, JobRefused, LETTER } from '../jobs/job-kind';
import { isRefused } from '../mail/refused';
import { type AccountLetter, type LetterServices, sendAccountLetter } from './account-letters';

/** Milliseconds before a letter that the mail server did not accept is retried. */
const RETRY_AFTER = 60_000;

/** The account of a letter, and when to send it. */
interface Posting {
  readonly account: { readonly id: number; readonly white_label_id: number };
  readonly languages: readonly string[];
  readonly at: Date;
}

/** Queues a letter in the caller's transaction. */
export async function postLetter(
  database: Database,
  tx: Queries,
  letter: AccountLetter['letter'],
  { account, languages, at }: Posting,
): Promise<void> {
  const { id: userId, white_label_id } = account;
  // A waiting letter makes a second one redundant.
  const key = `${letter} ${userId}`;
  const input = { letter, languages };
  await addJob(database, tx, { kind: LETTER, key, of: { white_label_id }, userId, input, runAt: at });
}

/** Queues a letter that the mail server did not accept. */
export const queueLetter = (
  { database, now }: Pick<LetterServices, 'database' | 'now'>,
  letter: AccountLetter['letter'],
  to: Omit<Posting, 'at'>,
): Promise<void> =>
  database.tx((tx) => postLetter(database, tx, letter, { ...to, at: new Date(now().getTime() + RETRY_AFTER) }));

/** Sends letters, retrying for a day and a half: a mail server that is down at night is back in the morning. */
export const letterJob = (services: LetterServices): JobKind => ({
  name: LETTER,
  atOnce: 4,
  retries: 11,
  retryAfter: RETRY_AFTER,
  run: async ({ job }) => {
    if (job.user_id === null) return;
    const { letter, languages } = job.input as Pick<AccountLetter, 'letter' | 'languages'>;
    try {
      await sendAccountLetter(services, { letter, languages, userId: job.user_id, id: `${LETTER}-${job.id}` });
    } catch (error) {
      throw isRefused(error) ? new JobRefused(String(error)) : error;
    }
  },
});
