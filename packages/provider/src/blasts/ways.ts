import { BLAST_METHOD } from '@waymark/contract';
import type { GameRow } from '../games/repo';
import { composeMail } from '../mail/layout';
import { blastLetter } from '../mail/letters';
import type { PushSender } from '../push/push-sender';
import type { Services } from '../server/services';
import { findBrandOf } from './brand-of';
import type { Recipient } from './recipients';
import type { BlastRow } from './repo';

/** What delivering needs. */
export type WayServices = Pick<Services, 'database' | 'mailer'> & { readonly push: Pick<PushSender, 'send'> };
/** Sends a blast to one person. @returns whether it was taken */
export type Way = (person: Recipient) => Promise<boolean>;

/** Whether messages of a method are delivered here; others are kept. */
export const delivers = ({ method }: Pick<BlastRow, 'method'>): boolean =>
  method === BLAST_METHOD.email || method === BLAST_METHOD.push;

/**
 * How a blast reaches a person. Each message is named after blast and person, so that one whose delivery was not noted
 * before a kill is recognised as the same when it is sent again.
 */
export async function wayOf({ database, mailer, push }: WayServices, blast: BlastRow, game: GameRow): Promise<Way> {
  if (blast.method === BLAST_METHOD.push) {
    const message = { title: blast.subject || game.name, body: blast.message, topic: `blast-${blast.id}` };
    return ({ id }) => push.send(id, message);
  }
  const brand = await findBrandOf(database.db, game.white_label_id);
  const letter = blastLetter(game.name, blast);
  return async ({ id, name, email }) => {
    try {
      await mailer.send({ ...composeMail(brand, { name, address: email }, letter), id: `blast-${blast.id}-${id}` });
      return true;
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
  };
}

/** The server refuses this address for good; the others are not to wait for it. */
function isRefused(error: unknown): boolean {
  const { responseCode } = (typeof error === 'object' && error !== null ? error : {}) as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}
