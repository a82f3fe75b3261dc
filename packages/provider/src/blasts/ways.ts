import { BLAST_METHOD } from '@waymark/contract';
import { writeLine } from '../chat/write-line';
import type { Database } from '../db/database';
import type { GameRow } from '../games/repo';
import { composeMail } from '../mail/layout';
import { blastLetter } from '../mail/letters';
import { isPostponed, isRefused } from '../mail/refused';
import { findTeamOf } from '../play/repo';
import type { PushSender } from '../push/push-sender';
import type { Services } from '../server/services';
import { findBrandOf } from './brand-of';
import type { Recipient } from './recipients';
import type { BlastRow } from './repo';

/** What delivering needs. */
export type WayServices = Pick<Services, 'database' | 'mailer'> & { readonly push: Pick<PushSender, 'send'> };
/** Sends a blast to one person. @returns whether it was accepted; why, if the mail server postponed it */
export type Way = (person: Recipient) => Promise<boolean | string>;

/**
 * How a blast reaches a person. Message ids combine blast and person, so that a message resent after a crash is
 * recognised.
 */
export async function wayOf({ database, mailer, push }: WayServices, blast: BlastRow, game: GameRow): Promise<Way> {
  if (blast.method === BLAST_METHOD.push) {
    const message = { title: blast.subject || game.name, body: blast.message, topic: `blast-${blast.id}` };
    return ({ id }) => push.send(id, message);
  }
  if (blast.method !== BLAST_METHOD.email) return ({ id }) => intoChat(database, blast, game, id);
  const brand = await findBrandOf(database.db, game.white_label_id);
  const letter = blastLetter(game.name, blast);
  return async ({ id, name, email }) => {
    try {
      await mailer.send({ ...composeMail(brand, { name, address: email }, letter), id: `blast-${blast.id}-${id}` });
      return true;
    } catch (error) {
      // One address must not hold up the others.
      if (isRefused(error)) return false;
      if (isPostponed(error)) return error instanceof Error ? error.message : String(error);
      throw error;
    }
  };
}

/** Posts once to the player's team, however many of them are recipients. @returns whether they have a team */
const intoChat = (database: Database, blast: BlastRow, game: GameRow, userId: number): Promise<boolean> =>
  database.tx(async (tx) => {
    const team = await findTeamOf(tx, game.id, userId);
    if (!team) return false;
    const isFromSystem = blast.method === BLAST_METHOD.chatAsSystem;
    await writeLine(database, tx, game, {
      team_id: team.id,
      side: isFromSystem ? 'system' : 'organiser',
      user_id: isFromSystem ? null : blast.user_id,
      player_id: blast.player_id,
      blast_id: blast.id,
      text: [blast.subject, blast.message].filter(Boolean).join('\n\n'),
    });
    return true;
  });
