import type { TICKET_PURPOSES } from '@waymark/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { sessions, tickets, users, whiteLabels } from '../db/schema';
import { hashToken, newToken } from './secrets';

/** Purpose of a ticket. */
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/** Lifetime of a ticket: enough for a page to open what it needs it for. */
export const TICKET_SECONDS = 60;

/** Distinguishes tickets from tokens, which share the same query parameter. */
const MARK = 'tkt_';

/** Whether this has the form of a ticket, valid or not. */
export const isTicket = (word: string): boolean => word.startsWith(MARK);

/** Creates a ticket of a session. */
export async function insertTicket(queries: Queries, sessionId: number, purpose: TicketPurpose, now: Date) {
  const ticket = `${MARK}${newToken()}`;
  const expires_at = new Date(now.getTime() + TICKET_SECONDS * 1000);
  await queries.insert(tickets).values({ hash: hashToken(ticket), session_id: sessionId, purpose, expires_at });
  return ticket;
}

/**
 * Consumes a ticket, valid or not.
 * @returns its session, if it is still active
 */
export async function useTicket(
  queries: Queries,
  ticket: string,
  purpose: TicketPurpose,
  whitelabel: string,
  now: Date,
): Promise<{ readonly sessionId: number; readonly userId: number } | undefined> {
  const [used] = await queries
    .delete(tickets)
    .where(and(eq(tickets.hash, hashToken(ticket)), eq(tickets.purpose, purpose)))
    .returning();
  if (!used || used.expires_at <= now) return undefined;
  const [found] = await queries
    .select({ sessionId: sessions.id, userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(whiteLabels, eq(whiteLabels.id, users.white_label_id))
    .where(and(eq(sessions.id, used.session_id), isNull(sessions.revoked_at), eq(whiteLabels.identifier, whitelabel)));
  return found;
}
