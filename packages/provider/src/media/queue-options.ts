import type { Database } from '../db/database';
import type { Workshop } from './make-files';
import type { Signer } from './signer';

/** Dependencies of the queues. */
export interface MediaQueueOptions extends Workshop {
  readonly database: Database;
  readonly origin: () => string;
  readonly signer: Signer;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** Delay before retrying a file whose row could not be read or written. */
export const AGAIN = 2000;
