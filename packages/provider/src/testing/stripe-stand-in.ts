import type { IncomingMessage } from 'node:http';
import { type StandInReply as Reply, StandInServer } from './stand-in-server';

/** A failure of the next confirmation, besides its outcome. */
type Mishap = 'rate limit' | 'server error' | 'answer lost';

interface Intent {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  last_payment_error: { type: string; code: string } | null;
  latest_charge: { receipt_url: string } | null;
}

const declined = (code: string) => ({ type: 'card_error', code, message: 'Your card was declined.' });
/** Documented test payment methods by outcome. */
const OUTCOMES: Readonly<Record<string, string>> = {
  pm_card_visa_chargeDeclined: 'card_declined',
  pm_card_authenticationRequired: 'authentication_required',
};

/** Stands in for Stripe's HTTP API of PaymentIntents: opens, retrieves, confirms and cancels them, once per idempotency key. */
export class StripeStandIn extends StandInServer {
  readonly secretKey = 'sk_test_standin';
  /** Every call: its path and its body as it arrived. */
  readonly calls: { readonly path: string; readonly body: string; readonly key: string | undefined }[] = [];
  mishap: Mishap | undefined;
  readonly #intents = new Map<string, Intent>();
  readonly #replies = new Map<string, Reply>();
  protected override readonly headers = { 'Stripe-Should-Retry': 'false' };

  /** Successful payments. */
  get charged(): readonly Intent[] {
    return [...this.#intents.values()].filter(({ status }) => status === 'succeeded');
  }

  /** Confirms a payment without the caller learning about it. */
  confirmUnseen(id: string, card = 'pm_card_visa'): void {
    const intent = this.#intents.get(id);
    if (!intent) throw new Error(`There is no payment ${id}.`);
    confirm(intent, card);
  }

  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void {
    this.#replies.clear();
  }

  protected answer(request: IncomingMessage, content: Buffer): Reply {
    const body = content.toString();
    const { method = 'GET', url: path = '', headers } = request;
    const key = headers['idempotency-key']?.toString();
    this.calls.push({ path, body, key });
    if (headers.authorization !== `Bearer ${this.secretKey}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    }
    const known = key === undefined ? undefined : this.#replies.get(key);
    if (known) return known;
    const mishap = path.includes('/confirm') ? this.mishap : undefined;
    if (mishap) this.mishap = undefined;
    if (mishap === 'rate limit') {
      return {
        status: 429,
        body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down' } },
      };
    }
    if (mishap === 'server error') return { status: 500, body: { error: { type: 'api_error', message: 'Oops' } } };
    const reply = this.#run(method, path, new URLSearchParams(body));
    if (mishap === 'answer lost') return { status: 500, body: { error: { type: 'api_error', message: 'Oops' } } };
    if (key !== undefined) this.#replies.set(key, reply);
    return reply;
  }

  #run(method: string, path: string, form: URLSearchParams): Reply {
    const [, id, verb] = /^\/v1\/payment_intents(?:\/(pi_\d+))?(?:\/(\w+))?(?:\?|$)/.exec(path) ?? [];
    if (method === 'POST' && !id) return { status: 200, body: this.#open(form) };
    const intent = this.#intents.get(id ?? '');
    if (!intent)
      return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: '' } } };
    if (verb === 'cancel') return cancel(intent);
    return verb === 'confirm' ? confirm(intent, form.get('payment_method') ?? '') : { status: 200, body: intent };
  }

  #open(form: URLSearchParams): Intent {
    const intent: Intent = {
      id: `pi_${this.#intents.size + 1}`,
      amount: Number(form.get('amount')),
      metadata: { key: form.get('metadata[key]') ?? '', what: form.get('metadata[what]') ?? '' },
      status: 'requires_payment_method',
      last_payment_error: null,
      latest_charge: null,
    };
    this.#intents.set(intent.id, intent);
    return intent;
  }
}

const isOver = ({ status }: Intent) => status === 'succeeded' || status === 'canceled';

function unexpectedState({ status: message }: Intent): Reply {
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message };
  return { status: 400, body: { error } };
}

function cancel(intent: Intent): Reply {
  if (isOver(intent)) return unexpectedState(intent);
  intent.status = 'canceled';
  return { status: 200, body: intent };
}

function confirm(intent: Intent, method: string): Reply {
  if (isOver(intent)) return unexpectedState(intent);
  const code = OUTCOMES[method];
  if (code) {
    intent.last_payment_error = declined(code);
    return { status: 402, body: { error: { ...declined(code), payment_intent: intent } } };
  }
  intent.status = 'succeeded';
  intent.latest_charge = { receipt_url: `https://pay.stripe.com/receipts/${intent.id}` };
  return { status: 200, body: intent };
}
