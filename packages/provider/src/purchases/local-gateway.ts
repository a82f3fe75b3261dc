import { LOCAL_METHOD, PAYMENT_STATUSES } from '@waymark/contract';
import { type PaymentGateway, PaymentRefused } from './gateway';

/** Payment methods of the page's own card form: an outcome, and what makes each one different. */
const METHOD = new RegExp(`^${LOCAL_METHOD}(paid|\\d{3})_[\\w-]{1,100}$`);

/**
 * Moves no money: what becomes of a charge is said by its payment method. The same charge is always the same payment,
 * as with a real provider.
 */
export const localGateway: PaymentGateway = {
  takes: (method) => METHOD.test(method),
  open: async ({ key }) => `local_${key}`,
  confirm: async ({ method }) => {
    const outcome = METHOD.exec(method)?.[1];
    if (outcome === 'paid') return '';
    throw new PaymentRefused(PAYMENT_STATUSES.find((status) => String(status) === outcome) ?? 501);
  },
  // It moves no money, so that what was not stored as paid did not happen.
  settle: async () => undefined,
};
