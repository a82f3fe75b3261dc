import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { users, whiteLabels } from '../db/schema';
import { composeMail, type WriteLetter } from '../mail/layout';
import { resetLetter, welcomeLetter } from '../mail/letters';
import type { Services } from '../server/services';
import { findTongue } from '../translations/tongue';
import { builderOf } from './builder';
import { offerReset, RESET_MINUTES } from './new-password';

/** A letter to an account, without its words: the link of a reset is made when it is sent, and stored nowhere. */
export interface AccountLetter {
  readonly letter: 'welcome' | 'reset';
  readonly userId: number;
  /** Preferred languages of the reader. */
  readonly languages: readonly string[];
  /** Names the message, so that one that is sent twice is known for the same. */
  readonly id?: string;
}

/** What sending letters needs. */
export type LetterServices = Pick<Services, 'config' | 'database' | 'mailer' | 'now' | 'origin'>;

/** Sends a letter; nothing if the account is gone. @throws if the mail server did not take it */
export async function sendAccountLetter(services: LetterServices, asked: AccountLetter): Promise<void> {
  const { database, mailer } = services;
  const reader = await findReader(database.db, asked.userId);
  if (!reader) return;
  const { name, email, brand, whitelabel } = reader;
  const tongue = await findTongue(database.db, whitelabel, asked.languages);
  const mail = composeMail(brand, { name, address: email }, await words(services, asked, brand.name), tongue);
  await mailer.send({ ...mail, ...(asked.id && { id: asked.id }) });
}

async function words(services: LetterServices, { letter, userId }: AccountLetter, brand: string): Promise<WriteLetter> {
  if (letter === 'welcome') return welcomeLetter(brand, builderOf(services.config));
  return resetLetter(brand, await offerReset(services, userId), RESET_MINUTES);
}

async function findReader(queries: Queries, userId: number) {
  const [found] = await queries
    .select({
      name: users.name,
      email: users.email,
      whitelabel: whiteLabels.identifier,
      brand: { name: whiteLabels.name, colour: whiteLabels.colour },
    })
    .from(users)
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(eq(users.id, userId));
  return found;
}
