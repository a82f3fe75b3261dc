import { type Offer, type Session, takeTicket } from '@waymark/client';
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

/** What opens a preview needs. */
export interface PreviewOptions {
  readonly api: Pick<ApiCapability, 'request'>;
  readonly offer: Pick<Offer, 'settled' | 'offers'>;
  readonly session: Pick<Session, 'currentToken'>;
}

/** What opens a preview in the player app: a ticket where that app takes them, otherwise the token ([G27]). */
export async function previewEntrance({ api, offer, session }: PreviewOptions): Promise<string | undefined> {
  await offer.settled;
  const ticket = offer.offers('preview-tickets') ? await takeTicket(api, 'preview') : undefined;
  return ticket ?? session.currentToken();
}
