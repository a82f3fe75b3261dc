import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { users, whiteLabels } from '../db/schema';
import { composeMail, type WriteLetter } from '../mail/layout';
import { resetLetter, welcomeLetter } from '../mail/letters';
import type { Services } from '../server/services';
import { findLetterLanguage } from '../translations/letter-language';
import { builderOf } from './builder';
import { offerReset, RESET_MINUTES } from './new-password';

/** A letter to an account, without its text: the link of a reset is created when it is sent, and never stored. */
export interface AccountLetter {
  readonly letter: 'welcome' | 'reset';
  readonly userId: number;
  /** Preferred languages of the reader. */
  readonly languages: readonly string[];
  /** Id of the message, so that a resent one is recognised. */
  readonly id?: string;
}

/** What sending letters needs. */
export type LetterServices = Pick<Services, 'config' | 'database' | 'mailer' | 'now' | 'origin'>;

/** Sends a letter unless the account is gone. @throws if the mail server does not accept it */
export async function sendAccountLetter(services: LetterServices, letter: AccountLetter): Promise<void> {
  const { database, mailer } = services;
  const reader = await findReader(database.db, letter.userId);
  if (!reader) return;
  const { name, email, brand, whitelabel } = reader;
  const language = await findLetterLanguage(database.db, whitelabel, letter.languages);
  const mail = composeMail(brand, { name, address: email }, await words(services, letter, brand.name), language);
  await mailer.send({ ...mail, ...(letter.id && { id: letter.id }) });
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
