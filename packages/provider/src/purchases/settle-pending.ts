import type { Services } from '../server/services';
import { chargeDonation, chargePurchase } from './charge';
import { PaymentRefused } from './gateway';
import { listPending, listPendingDonations } from './repo';

/** Finds out what became of charges during which a provider ended. */
export async function settlePending(
  services: Pick<Services, 'database' | 'gateway' | 'now'>,
  onFault: (error: unknown) => void,
): Promise<void> {
  const { db } = services.database;
  const works = [
    ...(await listPending(db)).map((row) => () => chargePurchase(services, row)),
    ...(await listPendingDonations(db)).map((row) => () => chargeDonation(services, row)),
  ];
  for (const work of works) {
    await work().catch((error: unknown) => {
      // What the gateway cannot tell now is asked again at the next start, or by the next purchase.
      if (!(error instanceof PaymentRefused)) onFault(error);
    });
  }
}
