import { ADD_ONS } from '@waymark/contract';
import { tell } from '../realtime/tell';
import { askForReels } from '../reels/ask-for-reels';
import type { Services } from '../server/services';
import { PaymentRefused } from './gateway';
import { type DonationRow, enableAddOn, holdGame, type PurchaseRow, settleDonation, settlePurchase } from './repo';

type Till = Pick<Services, 'database' | 'gateway' | 'now'>;

/**
 * Charges a stored purchase and stores what became of it. May be repeated, by anybody and after a kill: its key makes it
 * one charge. A fault of the gateway leaves it pending, because nobody knows whether it was charged.
 * @throws {PaymentRefused} if it is not charged
 */
export async function chargePurchase({ database, gateway, now }: Till, purchase: PurchaseRow): Promise<void> {
  const product = ADD_ONS.find((one) => one === purchase.product);
  if (!product) throw new Error(`Nobody can buy ${purchase.product}.`);
  const { id, stripe_id: method, cost: dollars, game_id } = purchase;
  const settle = (state: string, paymentId?: string) =>
    database.tx(async (tx) => {
      const game = await holdGame(tx, game_id);
      await settlePurchase(tx, id, state, paymentId);
      if (!game || state !== 'paid') return;
      await enableAddOn(tx, game_id, product, now());
      const fields = [product === 'branding' ? 'grey_enabled' : 'reels_enabled'];
      if (product === 'reels') await askForReels({ database, tx, now: now() }, game, ['game', 'team', 'task']);
      const { user_id } = purchase;
      await tell({ database, tx }, game, 'ss.game.update', { fields }, user_id === null ? {} : { userId: user_id });
    });
  await charged(gateway.charge({ method, dollars, key: `purchase-${id}`, what: product }), settle);
}

/** The same for a donation. */
export async function chargeDonation({ database, gateway }: Till, donation: DonationRow): Promise<void> {
  const { id, stripe_id: method, cost: dollars } = donation;
  const settle = (state: string, paymentId?: string) => database.tx((tx) => settleDonation(tx, id, state, paymentId));
  await charged(gateway.charge({ method, dollars, key: `donation-${id}`, what: 'donation' }), settle);
}

async function charged(
  charge: Promise<string>,
  settle: (state: string, paymentId?: string) => Promise<void>,
): Promise<void> {
  let paymentId: string;
  try {
    paymentId = await charge;
  } catch (error) {
    if (error instanceof PaymentRefused) await settle('declined');
    throw error;
  }
  await settle('paid', paymentId);
}
