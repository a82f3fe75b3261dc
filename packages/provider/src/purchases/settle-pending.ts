import type { Services } from '../server/services';
import { chargePurchase, closeDonation } from './charge';
import { PaymentRefused } from './gateway';
import { listPending, listPendingDonations } from './repo';

/**
 * Finds out what became of charges during which a provider ended. A purchase is made now, which its game waits for; a
 * donation is not, because whoever gave it may have given again.
 */
export async function settlePending(
  services: Pick<Services, 'database' | 'gateway' | 'now'>,
  onFault: (error: unknown) => void,
): Promise<void> {
  const { db } = services.database;
  const works = [
    ...(await listPending(db)).map((row) => () => chargePurchase(services, row)),
    ...(await listPendingDonations(db)).map((row) => () => closeDonation(services, row)),
  ];
  for (const work of works) {
    await work().catch((error: unknown) => {
      // What the gateway cannot tell now is asked again at the next start, or by the next purchase.
      if (!(error instanceof PaymentRefused)) onFault(error);
    });
  }
}
