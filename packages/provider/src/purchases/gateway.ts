import type { PaymentStatus } from '@waymark/contract';

/** One charge. */
export interface Charge {
  /** The payment method that the page made. */
  readonly method: string;
  /** Whole dollars. */
  readonly dollars: number;
  /** Charges with the same key are one charge, whenever they are repeated. */
  readonly key: string;
  /** What it is for, as the statement and the receipt say. */
  readonly what: string;
}

/** A card payment provider. */
export interface PaymentGateway {
  /**
   * Charges a payment method, or answers what became of the charge with this key.
   * @returns the id of the payment
   * @throws {PaymentRefused} if it is not charged
   */
  charge(charge: Charge): Promise<string>;
}

const REASONS: Readonly<Record<PaymentStatus, string>> = {
  400: 'The request of the payment is not valid.',
  401: 'The card was not authorised.',
  402: 'The card was declined.',
  403: 'Only the creator, an administrator of the game or a super administrator may buy.',
  404: 'There is no such game.',
  406: 'The payment provider does not accept the credentials of this platform.',
  500: 'The server met an unexpected condition.',
  501: 'The payment provider does not accept these parameters.',
  502: 'The payment provider limits the rate.',
  503: 'The payment provider has an error.',
  504: 'The network of the payment provider is down.',
};

/** A charge that was not made. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly status: PaymentStatus;

  constructor(status: PaymentStatus) {
    super(REASONS[status]);
    this.status = status;
  }
}
