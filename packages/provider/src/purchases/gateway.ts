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

/** A payment that was opened. */
export interface OpenPayment extends Charge {
  /** Its id at the card payment provider. */
  readonly id: string;
}

/** A card payment provider. */
export interface PaymentGateway {
  /** Whether a text is one of its payment methods. Nothing else is stored: it might be a card number. */
  takes(method: string): boolean;
  /**
   * Opens a payment, which moves no money.
   * @returns its id, which has to be stored before it is confirmed
   */
  open(charge: Charge): Promise<string>;
  /**
   * Charges an open payment, or finds out what became of it.
   * @returns address of the receipt; empty without one
   * @throws {PaymentRefused} if it is not charged
   * @throws {PaymentUnsettled} if nobody knows yet whether it is
   */
  confirm(payment: OpenPayment): Promise<string>;
  /**
   * Finds out what became of a payment that nobody waits for, and cancels it if it was never confirmed.
   * @param id the payment's
   * @returns address of the receipt, empty without one; undefined if it is not charged and never will be
   * @throws {PaymentUnsettled} if nobody knows yet
   */
  settle(id: string): Promise<string | undefined>;
  /**
   * Reads a signed message of the card payment provider, byte by byte as it arrived.
   * @returns the id of the payment of which something became
   * @throws {UnsignedNews} if the signature is wrong or old
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

/** A payment that cannot be reported as paid. */
export abstract class PaymentFault extends Error {
  readonly status: PaymentStatus;

  constructor(status: PaymentStatus) {
    super(REASONS[status]);
    this.status = status;
  }
}

/** A charge that was not made. */
export class PaymentRefused extends PaymentFault {
  override readonly name = 'PaymentRefused';
}

/** A charge that may have been made: it stays pending until the card payment provider tells. */
export class PaymentUnsettled extends PaymentFault {
  override readonly name = 'PaymentUnsettled';
}

/** A message that the card payment provider did not sign. */
export class UnsignedNews extends Error {
  override readonly name = 'UnsignedNews';
}
