import { type Offer, type Session, takeTicket } from '@waymark/client';
import type { ApiCapability } from '@waymark/contract';

/** Dependencies of signing in the live socket. */
export interface EntranceOptions {
  readonly api: Pick<ApiCapability, 'request'>;
  readonly session: Pick<Session, 'freshToken'>;
}

/**
 * Credentials of the live socket: a one-time ticket if the provider offers it, otherwise the token.
 * @returns undefined if nobody is signed in
 */
export async function socketEntrance({ api, session }: EntranceOptions): Promise<string | undefined> {
  const token = await session.freshToken();
  if (!token) return undefined;
  return (await takeTicket(api, 'socket')) ?? token.value;
}

/** Dependencies of opening a preview. */
export interface PreviewOptions {
  readonly api: Pick<ApiCapability, 'request'>;
  readonly offer: Pick<Offer, 'settled' | 'offers'>;
  readonly session: Pick<Session, 'currentToken'>;
}

/** Credentials of a preview in the player app: a ticket if the app accepts it, otherwise the token ([G27]). */
export async function previewEntrance({ api, offer, session }: PreviewOptions): Promise<string | undefined> {
  await offer.settled;
  const ticket = offer.offers('preview-tickets') ? await takeTicket(api, 'preview') : undefined;
  return ticket ?? session.currentToken();
}
