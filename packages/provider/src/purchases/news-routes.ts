import type { FastifyInstance } from 'fastify';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { chargePurchase, closeDonation } from './charge';
import { PaymentRefused, UnsignedNews } from './gateway';
import { findByPayment } from './repo';

const PATH = '/payments/webhook';
const MOST_BYTES = 1_000_000;

/**
 * Receives webhooks of the card payment provider. A webhook is only a hint: the payment is looked up, so repeated, late
 * or out-of-order ones change nothing.
 */
export async function paymentNewsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { gateway, database, now } = services;
  if (!gateway.readNews) return;
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (_: unknown, body: Buffer) => body,
  );

  app.post(PATH, async (request) => {
    const paymentId = readNews(services, request.body as Buffer, request.headers['stripe-signature']);
    if (paymentId === undefined) return { received: true };
    const found = await findByPayment(database.db, paymentId);
    const till = { database, gateway, now };
    const works = [
      ...found.purchases.map((row) => ({ row, settle: () => chargePurchase(till, row) })),
      ...found.donations.map((row) => ({ row, settle: () => closeDonation(till, row) })),
    ];
    for (const { row, settle } of works) {
      if (row.state === 'paid') continue;
      await settle().catch((error: unknown) => {
        if (!(error instanceof PaymentRefused)) throw error;
      });
    }
    return { received: true };
  });
}

function readNews({ gateway, now }: Services, body: Buffer, signature: unknown): string | undefined {
  try {
    return gateway.readNews?.(body, typeof signature === 'string' ? signature : '', now());
  } catch (error) {
    if (error instanceof UnsignedNews) throw errors.malformed('The signature does not fit.');
    throw error;
  }
}
