import Stripe from 'stripe';
import { type PaymentGateway, PaymentRefused, PaymentUnsettled, UnsignedNews } from '../gateway';
import { faultOf } from './stripe-faults';

const TIMEOUT = 20_000;
/** The library retries with the same idempotency key. */
const REPEATS = 2;
const CENTS = 100;
const METHOD = /^(pm|card)_\w{1,250}$/;
/** Webhook types that report an outcome. */
const NEWS = new Set(['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled']);

/** Keys of a Stripe account. */
export interface StripeOptions {
  readonly secretKey: string;
  /** Sent to the page. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Address of the API; Stripe's own by default. */
  readonly api?: string;
}

/** Charges through Stripe. A payment is a PaymentIntent, opened first and confirmed once its id is stored. */
export function stripeGateway({ secretKey, webhookSecret, api }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: REPEATS,
    telemetry: false,
    ...(api ? addressOf(new URL(api)) : {}),
  });
  const read = (id: string) => translateErrors(stripe.paymentIntents.retrieve(id, EXPANDED));
  const cancel = async (id: string) => {
    try {
      return await translateErrors(stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!(error instanceof PaymentUnsettled)) throw error;
      // Another caller confirmed it concurrently, or the response was lost.
      const after = await read(id);
      if (isOpen(after)) throw error;
      return after;
    }
  };
  return {
    takes: (method) => METHOD.test(method),

    open: async ({ dollars, key, what }) => {
      const charge = {
        amount: dollars * CENTS,
        currency: 'usd',
        payment_method_types: ['card'],
        description: what,
        metadata: { key, what },
      };
      try {
        return (await withTimeout(stripe.paymentIntents.create(charge, { idempotencyKey: key }))).id;
      } catch (error) {
        // Nothing is charged before confirmation. Stripe repeats an error for the same key, so the next attempt needs a
        // new one.
        throw error instanceof PaymentUnsettled ? new PaymentRefused(error.status) : error;
      }
    },

    confirm: async ({ id, method }) => {
      const found = await read(id);
      if (!isOpen(found)) return outcomeOf(found);
      try {
        const card = { payment_method: method, error_on_requires_action: true, ...EXPANDED };
        return outcomeOf(await withTimeout(stripe.paymentIntents.confirm(id, card)));
      } catch (error) {
        if (!(error instanceof PaymentUnsettled)) throw error;
        // Another caller confirmed it concurrently, or the response was lost. It is charged once either way.
        const after = await read(id);
        if (isOpen(after)) throw error;
        return outcomeOf(after);
      }
    },

    settle: async (id) => {
      try {
        const found = await read(id);
        return outcomeOf(isOpen(found) ? await cancel(id) : found);
      } catch (error) {
        if (error instanceof PaymentRefused) return undefined;
        throw error;
      }
    },

    readNews: (body, signature, now) => {
      const event = readEvent(() =>
        stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, now.getTime()),
      );
      const { object } = event.data;
      return NEWS.has(event.type) && 'id' in object && typeof object.id === 'string' ? object.id : undefined;
    },
  };
}

const EXPANDED = { expand: ['latest_charge'] };

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  port: port || (protocol === 'http:' ? '80' : '443'),
});

/** Whether a payment was never attempted. */
const isOpen = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === 'requires_confirmation' || (status === 'requires_payment_method' && !last_payment_error);

function outcomeOf({ status, last_payment_error, latest_charge }: Stripe.PaymentIntent): string {
  if (status === 'succeeded') return (typeof latest_charge === 'object' && latest_charge?.receipt_url) || '';
  // Cancelled by us or by Stripe, which says nothing about the card.
  if (status === 'canceled') throw new PaymentRefused(503);
  if (status === 'requires_payment_method') {
    throw new PaymentRefused(last_payment_error?.code === 'authentication_required' ? 401 : 402);
  }
  throw new PaymentUnsettled(503);
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw faultOf(error) ?? error;
  }
}

const NO_SUCH_PAYMENT = 501;

/** Looks up a payment at Stripe. A failed lookup does not mean a failed charge, but a missing payment does. */
async function translateErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await withTimeout(answer);
  } catch (error) {
    const isSilence = error instanceof PaymentRefused && error.status !== NO_SUCH_PAYMENT;
    throw isSilence ? new PaymentUnsettled(error.status) : error;
  }
}

function readEvent(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeSignatureVerificationError ? new UnsignedNews(error.message) : error;
  }
}
