import { isApiFailure } from '@waymark/client';
import type { Translate } from '@waymark/host-kit';
import { CardRefused } from './card-fields';

/** The prefix of every purchase error. */
const PURCHASE_FAILED = 'Your purchase could not be completed.';

/** The message of each status. */
const REASONS: Readonly<Record<number, { readonly text: string }>> = {
  400: { text: 'The request was bad.' },
  401: { text: 'The card is not authorised.' },
  402: { text: 'The card was declined.' },
  403: { text: 'You must be the creator, an administrator of the game or a super administrator.' },
  404: { text: 'The game was not found.' },
  406: { text: 'The authentication with the payment provider is invalid.' },
  500: { text: 'The server had an error.' },
  501: { text: 'The payment provider reported invalid parameters.' },
  502: { text: 'The payment provider limits the rate. Wait a moment and try again.' },
  503: { text: 'The payment provider had an error.' },
  504: { text: 'The network of the payment provider is down.' },
};

/** There was no response. */
const UNANSWERED = { text: "We couldn't reach the server: check your connection and try again." };

function reasonFor(status: number | 'none'): { readonly text: string } | undefined {
  return status === 'none' ? UNANSWERED : REASONS[status];
}

/** The message of a failed payment; undefined for statuses without one. */
export function wordsOf(error: unknown, t: Translate): string | undefined {
  if (error instanceof CardRefused) return error.message;
  const reason = isApiFailure(error) ? reasonFor(error.status) : undefined;
  return reason && `${t(PURCHASE_FAILED)} ${t(reason.text)}`;
}
