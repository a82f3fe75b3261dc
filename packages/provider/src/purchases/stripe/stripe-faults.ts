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
 * Maps a Stripe error to a payment outcome (part 2, section 8). If the call may have reached Stripe, the outcome is
 * unknown.
 * @returns undefined for other errors
 */
export function faultOf(error: unknown): PaymentFault | undefined {
  if (error instanceof StripeCardError) {
    return new PaymentRefused(error.code === 'authentication_required' ? 401 : 402);
  }
  if (error instanceof StripeInvalidRequestError) {
    // Another caller confirmed it concurrently.
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
