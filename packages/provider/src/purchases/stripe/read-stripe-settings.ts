import type { Values } from '@waymark/settings';
import type { StripeOptions } from './stripe-gateway';

const KEYS = ['WAYMARK_STRIPE_SECRET_KEY', 'WAYMARK_STRIPE_PUBLISHABLE_KEY', 'WAYMARK_STRIPE_WEBHOOK_SECRET'] as const;

/** Reads the Stripe keys; undefined without any. Errors are added to the list. */
export function readStripe(values: Values, faults: string[]): StripeOptions | undefined {
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = KEYS.map((name) => values[name]);
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  for (const name of KEYS) if (!values[name]) faults.push(`${name} is missing: the Stripe keys must be set together.`);
  const { WAYMARK_STRIPE_API: api } = values;
  return { secretKey, publishableKey, webhookSecret, ...(api ? { api } : {}) };
}
