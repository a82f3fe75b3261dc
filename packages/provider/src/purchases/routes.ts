import { ADD_ON_PRICE, type AddOn, DONATIONS } from '@waymark/contract';
import { readAddress } from '../accounts/address';
import { requireAdministrator } from '../games/policy';
import { requireGame } from '../games/require-game';
import { ApiError, errors } from '../server/errors';
import type { HandlersOf } from '../server/handlers';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { chargeDonation, chargePurchase } from './charge';
import { presentDonationPage } from './donation-page';
import { PaymentFault, PaymentRefused } from './gateway';
import { findOpenGame } from './open-game';
import { findDonation, findPending, insertDonation, insertPurchase, lockGame, PENDING } from './repo';

type Names = 'getPaymentSetup' | 'buyBranding' | 'buyReels' | 'donateToGame' | 'getDonationPage';

/** Add-ons of a game, and donations to it. Nothing is charged twice. */
export function purchaseRoutes(services: Services): HandlersOf<Names> {
  const { database, attempts, gateway, now } = services;

  const requireMethod = (method: string) => {
    if (!gateway.takes(method)) throw refusalOf(new PaymentRefused(501));
  };

  const buy = async (caller: Caller, gameId: number, product: AddOn, method: string, cost: number) => {
    const { role } = await requireGame(database.db, caller, gameId);
    requireAdministrator(role);
    if (cost !== ADD_ON_PRICE) throw errors.malformed(`The price is ${ADD_ON_PRICE} US dollars.`);
    requireMethod(method);
    // One purchase at a time: later callers wait for the outcome of the current charge.
    for (;;) {
      const row = await database.tx(async (tx) => {
        const game = await lockGame(tx, gameId);
        if (!game) throw errors.notFound();
        if (product === 'branding' ? game.grey_enabled : game.reels_enabled) return undefined;
        const values = { game_id: gameId, user_id: caller.userId, product, cost, stripe_id: method };
        return (
          (await findPending(tx, gameId, product)) ??
          (await insertPurchase(tx, { ...values, state: PENDING, created_at: now() }))
        );
      });
      if (!row) return {};
      const isMine = row.stripe_id === method;
      try {
        await chargePurchase(services, row);
        return {};
      } catch (error) {
        // Another card was declined; this one was not tried.
        if (!(error instanceof PaymentRefused) || isMine) throw refusalOf(error);
      }
    }
  };

  return {
    getPaymentSetup: async () => {
      const { stripeKey } = services.config;
      if (!stripeKey) throw errors.noSuchCall();
      return { key: stripeKey };
    },

    buyBranding: ({ params, body, caller }) => buy(caller, params.id, 'branding', body.stripe_id, body.cost),
    buyReels: ({ params, body, caller }) => buy(caller, params.id, 'reels', body.stripe_id, body.cost),

    getDonationPage: async ({ params, whitelabel }) => {
      const game = await findOpenGame(database.db, whitelabel, params.id);
      if (!game) throw errors.notFound();
      return presentDonationPage(database.db, game, services.origin());
    },

    donateToGame: async ({ params, body, whitelabel, ip }) => {
      const email = readAddress(body.email);
      if (!email) throw errors.malformed('The e-mail address is not valid.');
      if (!DONATIONS.some((amount) => amount === body.cost))
        throw errors.malformed('Choose one of the amounts offered.');
      requireMethod(body.stripe_id);
      await attempts.take('donate', { whitelabel, ip });
      const game = await findOpenGame(database.db, whitelabel, params.id);
      if (!game) throw errors.notFound();
      const row = await database.tx(async (tx) => {
        await lockGame(tx, game.id);
        const values = { game_id: game.id, email, cost: body.cost, stripe_id: body.stripe_id };
        return (
          (await findDonation(tx, game.id, body.stripe_id)) ??
          (await insertDonation(tx, { ...values, state: PENDING, created_at: now() }))
        );
      });
      if (row.state === 'paid') return {};
      try {
        await chargeDonation(services, row);
      } catch (error) {
        throw refusalOf(error);
      }
      return {};
    },
  };
}

/** Converts a failed or undetermined charge into a response. */
const refusalOf = (error: unknown): unknown =>
  error instanceof PaymentFault ? new ApiError(error.status, { message: error.message }) : error;
