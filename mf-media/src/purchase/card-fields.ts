/** Card fields, independent of the payment provider. */
export interface CardFields {
  /** Changes after each edit. */
  readonly typed: unknown;
  /**
   * Shows mistakes at their fields, and focuses the first.
   * @returns whether there are none; payment providers whose fields check themselves have no such step
   */
  check?(): boolean;
  /**
   * Creates a payment method from the typed card.
   * @returns its id, which is sent as `stripe_id`
   * @throws {CardRefused} with the payment provider's own message
   */
  makeMethod(): Promise<string>;
}

/** The payment provider rejected the card details. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}
