import { type Session, takeTicket } from '@waymark/client';
import type { ApiCapability, CurrentUser } from '@waymark/contract';

/** What is opened with a word in its address, and the capability by which a provider offers a ticket for it. */
const OFFERED_AS = { socket: 'tickets', preview: 'preview-tickets' } as const;

/** Whether the provider (and, for previews, the player app that belongs to it) takes tickets. */
export const takesTickets = (me: CurrentUser, purpose: keyof typeof OFFERED_AS): boolean =>
  me.capabilities?.includes(OFFERED_AS[purpose]) === true;

/** What the live socket needs to be let in. */
export interface EntranceOptions {
  readonly api: Pick<ApiCapability, 'request'>;
  readonly session: Pick<Session, 'freshToken'>;
  /** Ends when it is known who is signed in, or that nobody can tell. */
  readonly known: () => Promise<CurrentUser>;
}

/**
 * The word that lets the live socket in: a ticket that is good once, where the provider offers one, otherwise the token.
 * @returns undefined when nobody is signed in
 */
export async function socketEntrance({ api, session, known }: EntranceOptions): Promise<string | undefined> {
  const token = await session.freshToken();
  if (!token) return undefined;
  const ticket = takesTickets(await known(), 'socket') ? await takeTicket(api, 'socket') : undefined;
  return ticket ?? token.value;
}
