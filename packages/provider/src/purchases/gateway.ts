import type { PaymentStatus } from '@waymark/contract';

/** One charge. */
export interface Charge {
  /** The payment method created by the page. */
  readonly method: string;
  /** Whole dollars. */
  readonly dollars: number;
  /** Idempotency key: charges with the same key are one charge. */
  readonly key: string;
  /** Its purpose, as shown on the statement and the receipt. */
  readonly what: string;
}

/** A payment that was opened. */
export interface OpenPayment extends Charge {
  /** Its id at the card payment provider. */
  readonly id: string;
}

/** A card payment provider. */
export interface PaymentGateway {
  /** Whether a text is one of its payment methods. Anything else might be a card number, so it is not stored. */
  takes(method: string): boolean;
  /**
   * Opens a payment, which moves no money.
   * @returns its id, which must be stored before it is confirmed
   */
  open(charge: Charge): Promise<string>;
  /**
   * Charges an open payment, or looks up its outcome.
   * @returns address of the receipt; empty without one
   * @throws {PaymentRefused} if it is not charged
   * @throws {PaymentUnsettled} if the outcome is not known yet
   */
  confirm(payment: OpenPayment): Promise<string>;
  /**
   * Looks up the outcome of an abandoned payment, and cancels it if it was never confirmed.
   * @param id the payment's id
   * @returns address of the receipt, empty without one; undefined if it is not charged and never will be
   * @throws {PaymentUnsettled} if the outcome is not known yet
   */
  settle(id: string): Promise<string | undefined>;
  /**
   * Parses a signed webhook of the card payment provider from its raw bytes.
   * @returns the id of the payment it is about
   * @throws {UnsignedNews} if the signature is wrong or too old
   */
  readNews?(body: Buffer, signature: string, now: Date): string | undefined;
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

/** A payment that can't be reported as paid. */
export abstract class PaymentFault extends Error {
  readonly status: PaymentStatus;

  constructor(status: PaymentStatus) {
    super(REASONS[status]);
    this.status = status;
  }
}

/** A charge that failed. */
export class PaymentRefused extends PaymentFault {
  override readonly name = 'PaymentRefused';
}

/** A charge whose outcome is unknown; it stays pending until the card payment provider knows. */
export class PaymentUnsettled extends PaymentFault {
  override readonly name = 'PaymentUnsettled';
}

/** A webhook without a valid signature of the card payment provider. */
export class UnsignedNews extends Error {
  override readonly name = 'UnsignedNews';
}
