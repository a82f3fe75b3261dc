import { LOCAL_METHOD, PAYMENT_STATUSES } from '@waymark/contract';
import { type PaymentGateway, PaymentRefused } from './gateway';

/** Payment methods of the page's own card form: an outcome, and a suffix that makes each one unique. */
const METHOD = new RegExp(`^${LOCAL_METHOD}(paid|\\d{3})_[\\w-]{1,100}$`);

/**
 * Moves no money: the payment method determines the outcome. The same charge is always the same payment, as with a real
 * provider.
 */
export const localGateway: PaymentGateway = {
  takes: (method) => METHOD.test(method),
  open: async ({ key }) => `local_${key}`,
  confirm: async ({ method }) => {
    const outcome = METHOD.exec(method)?.[1];
    if (outcome === 'paid') return '';
    throw new PaymentRefused(PAYMENT_STATUSES.find((status) => String(status) === outcome) ?? 501);
  },
  // No money moves, so a charge that was not stored as paid did not happen.
  settle: async () => undefined,
};
