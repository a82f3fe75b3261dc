import { type Session, takeTicket } from '@waymark/client';
import type { ApiCapability } from '@waymark/contract';

/** What the live socket needs to be let in. */
export interface EntranceOptions {
  readonly api: Pick<ApiCapability, 'request'>;
  readonly session: Pick<Session, 'freshToken'>;
}

/**
 * What lets the live socket in: a ticket that is good once, where the provider offers one, otherwise the token.
 * @returns undefined when nobody is signed in
 */
export async function socketEntrance({ api, session }: EntranceOptions): Promise<string | undefined> {
  const token = await session.freshToken();
  if (!token) return undefined;
  return (await takeTicket(api, 'socket')) ?? token.value;
}
