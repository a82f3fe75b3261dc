import Stripe from 'stripe';
import { type PaymentFault, PaymentRefused, PaymentUnsettled } from '../gateway';

const {
  StripeCardError,
  StripeInvalidRequestError,
  StripeAuthenticationError,
  StripePermissionError,
  StripeRateLimitError,
  StripeConnectionError,
  StripeAPIError,
  StripeIdempotencyError,
} = Stripe.errors;

/**
 * What an error of Stripe means for a payment (part 2, section 8). Where the call may have arrived, nobody knows.
 * @returns undefined for what is no error of Stripe
 */
export function faultOf(error: unknown): PaymentFault | undefined {
  if (error instanceof StripeCardError) {
    return new PaymentRefused(error.code === 'authentication_required' ? 401 : 402);
  }
  if (error instanceof StripeInvalidRequestError) {
    // Somebody else confirmed it at the same time.
    return error.code === 'payment_intent_unexpected_state' ? new PaymentUnsettled(503) : new PaymentRefused(501);
  }
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    return new PaymentRefused(406);
  }
  if (error instanceof StripeRateLimitError) return new PaymentRefused(502);
  if (error instanceof StripeConnectionError) return new PaymentUnsettled(504);
  if (error instanceof StripeAPIError || error instanceof StripeIdempotencyError) return new PaymentUnsettled(503);
  return undefined;
}
