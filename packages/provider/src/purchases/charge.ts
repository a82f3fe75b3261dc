import { ADD_ONS } from '@waymark/contract';
import { donations, purchases } from '../db/schema';
import { announce } from '../realtime/announce';
import { askForReels } from '../reels/ask-for-reels';
import type { Services } from '../server/services';
import { type Charge, type PaymentGateway, PaymentRefused } from './gateway';
import {
  type DonationRow,
  enableAddOn,
  lockGame,
  type Outcome,
  type PurchaseRow,
  settleDonation,
  settlePurchase,
  storePayment,
} from './repo';

type Till = Pick<Services, 'database' | 'gateway' | 'now'>;

/**
 * Charges a stored purchase and stores the outcome. Safe to repeat, concurrently and after a crash: the stored payment
 * makes it one charge.
 * @throws {PaymentRefused} if it is not charged
 */
export async function chargePurchase({ database, gateway, now }: Till, purchase: PurchaseRow): Promise<void> {
  const product = ADD_ONS.find((one) => one === purchase.product);
  if (!product) throw new Error(`Unknown product ${purchase.product}.`);
  const { id, stripe_id: method, cost: dollars, payment_id, game_id } = purchase;
  const settle = (outcome: Outcome, paymentId: string) =>
    database.tx(async (tx) => {
      const game = await lockGame(tx, game_id);
      const isSettled = await settlePurchase(tx, id, outcome, paymentId);
      if (!isSettled || !game || outcome.state !== 'paid') return;
      await enableAddOn(tx, game_id, product, now());
      const fields = [product === 'branding' ? 'grey_enabled' : 'reels_enabled'];
      if (product === 'reels') await askForReels({ database, tx, now: now() }, game, ['game', 'team', 'task']);
      const { user_id } = purchase;
      await announce({ database, tx }, game, 'ss.game.update', { fields }, user_id === null ? {} : { userId: user_id });
    });
  await pay({
    gateway,
    charge: { method, dollars, key: `purchase-${id}`, what: product },
    opened: payment_id,
    keep: (paymentId) => storePayment(database.db, purchases, id, paymentId),
    settle,
  });
}

/** The same for a donation. */
export async function chargeDonation({ database, gateway }: Till, donation: DonationRow): Promise<void> {
  const { id, stripe_id: method, cost: dollars, payment_id } = donation;
  await pay({
    gateway,
    charge: { method, dollars, key: `donation-${id}`, what: 'donation' },
    opened: payment_id,
    keep: (paymentId) => storePayment(database.db, donations, id, paymentId),
    settle: (outcome, paymentId) => database.tx((tx) => settleDonation(tx, id, outcome, paymentId)),
  });
}

/**
 * Determines the outcome of an abandoned donation. An unconfirmed one is cancelled, since the donor may have donated
 * again.
 */
export async function closeDonation(
  { database, gateway }: Till,
  { id, payment_id }: Pick<DonationRow, 'id' | 'payment_id'>,
): Promise<void> {
  // A payment is stored before it is confirmed, so without one no money moved.
  const receipt = payment_id ? await gateway.settle(payment_id) : undefined;
  const outcome: Outcome = receipt === undefined ? { state: 'declined' } : { state: 'paid', receipt };
  await database.tx((tx) => settleDonation(tx, id, outcome, payment_id));
}

interface Payment {
  readonly gateway: PaymentGateway;
  readonly charge: Charge;
  /** The payment opened by an earlier attempt; empty before the first. */
  readonly opened: string;
  readonly keep: (paymentId: string) => Promise<boolean>;
  readonly settle: (outcome: Outcome, paymentId: string) => Promise<unknown>;
}

/** Its id is stored before money moves, so that its outcome can always be looked up. */
async function pay({ gateway, charge, opened, keep, settle }: Payment): Promise<void> {
  let [kept, receipt] = [opened, ''];
  try {
    const id = opened || (await gateway.open(charge));
    if (!opened && !(await keep(id))) throw new PaymentRefused(503);
    kept = id;
    receipt = await gateway.confirm({ ...charge, id });
  } catch (error) {
    if (error instanceof PaymentRefused) await settle({ state: 'declined' }, kept);
    throw error;
  }
  await settle({ state: 'paid', receipt }, kept);
}
