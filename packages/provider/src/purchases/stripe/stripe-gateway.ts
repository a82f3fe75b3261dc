import Stripe from 'stripe';
import { type PaymentGateway, PaymentRefused, PaymentUnsettled, UnsignedNews } from '../gateway';
import { faultOf } from './stripe-faults';

const PATIENCE = 20_000;
/** Repeated by the library with the same key, so that a repeat is the same call. */
const REPEATS = 2;
const CENTS = 100;
const METHOD = /^(pm|card)_\w{1,250}$/;
/** After these, something became of a payment. */
const NEWS = new Set(['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled']);

/** The keys of an account of Stripe. */
export interface StripeOptions {
  readonly secretKey: string;
  /** Goes to the page. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Address of the API; Stripe's own by default. */
  readonly api?: string;
}

/** Charges through Stripe. A payment is a PaymentIntent, opened first and confirmed once its id is stored. */
export function stripeGateway({ secretKey, webhookSecret, api }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: PATIENCE,
    maxNetworkRetries: REPEATS,
    telemetry: false,
    ...(api ? addressOf(new URL(api)) : {}),
  });
  const read = (id: string) => told(stripe.paymentIntents.retrieve(id, EXPANDED));
  const cancel = async (id: string) => {
    try {
      return await told(stripe.paymentIntents.cancel(id));
    } catch (error) {
      if (!(error instanceof PaymentUnsettled)) throw error;
      // Somebody confirmed it at the same time, or the answer was lost.
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
        return (await asked(stripe.paymentIntents.create(charge, { idempotencyKey: key }))).id;
      } catch (error) {
        // Nothing is charged before it is confirmed. Stripe repeats a fault under its key, so the next try needs another.
        throw error instanceof PaymentUnsettled ? new PaymentRefused(error.status) : error;
      }
    },

    confirm: async ({ id, method }) => {
      const found = await read(id);
      if (!isOpen(found)) return outcomeOf(found);
      try {
        const card = { payment_method: method, error_on_requires_action: true, ...EXPANDED };
        return outcomeOf(await asked(stripe.paymentIntents.confirm(id, card)));
      } catch (error) {
        if (!(error instanceof PaymentUnsettled)) throw error;
        // Somebody else confirmed it at the same time, or its answer was lost. It is charged once, whoever confirms it.
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

/** Whether a payment was never tried. */
const isOpen = ({ status, last_payment_error }: Stripe.PaymentIntent): boolean =>
  status === 'requires_confirmation' || (status === 'requires_payment_method' && !last_payment_error);

function outcomeOf({ status, last_payment_error, latest_charge }: Stripe.PaymentIntent): string {
  if (status === 'succeeded') return (typeof latest_charge === 'object' && latest_charge?.receipt_url) || '';
  // Ended by us or at Stripe, which says nothing of the card.
  if (status === 'canceled') throw new PaymentRefused(503);
  if (status === 'requires_payment_method') {
    throw new PaymentRefused(last_payment_error?.code === 'authentication_required' ? 401 : 402);
  }
  throw new PaymentUnsettled(503);
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw faultOf(error) ?? error;
  }
}

const NO_SUCH_PAYMENT = 501;

/** What Stripe says of a payment. Refusing to tell is not refusing to charge; that there is no such payment is. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await asked(answer);
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
