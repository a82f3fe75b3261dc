import { issueTicket, type TICKET_PURPOSES } from '@waymark/contract';
import { type Api, callRoute } from '../transport/call';
import { isApiFailure } from '../transport/failure';

/** Purpose of a ticket. */
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/**
 * A ticket that replaces the token in an address.
 * @returns undefined if the provider does not offer tickets
 * @throws {ApiFailure} for every other failure
 */
export async function takeTicket(api: Api, purpose: TicketPurpose): Promise<string | undefined> {
  try {
    return (await callRoute(api, issueTicket, { body: { purpose } }, { silent: true })).ticket;
  } catch (error) {
    if (isApiFailure(error) && error.status === 404) return undefined;
    throw error;
  }
}
