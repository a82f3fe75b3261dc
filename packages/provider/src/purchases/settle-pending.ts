import type { Services } from '../server/services';
import { chargePurchase, closeDonation } from './charge';
import { PaymentRefused } from './gateway';
import { listPending, listPendingDonations } from './repo';

/**
 * Determines the outcome of charges interrupted by a restart. A purchase is completed now, because its game waits for
 * it; a donation is not, because the donor may have donated again.
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
      // Charges that the gateway can't determine now are retried at the next start or by the next purchase.
      if (!(error instanceof PaymentRefused)) onFault(error);
    });
  }
}
