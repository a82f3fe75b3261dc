/** The fields of a card, whoever they come from. */
export interface CardFields {
  /** Another value after each edit. */
  readonly typed: unknown;
  /**
   * Makes a payment method of the card that was typed.
   * @returns its id, which is sent as `stripe_id`
   * @throws {CardRefused} with the card payment provider's own message
   */
  makeMethod(): Promise<string>;
}

/** The card payment provider does not accept the details of a card. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}
