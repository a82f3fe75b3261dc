import {
  ADD_ON_PRICE,
  type AddOn,
  buyBranding,
  buyReels,
  donateToGame,
  type GameId,
  getDonationPage,
  getPaymentSetup,
  listReceipts,
  printReceipt,
  type Receipt,
  type RouteAnswer,
  type RouteInput,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';
import { asFile } from '../transport/file-content';

/** The purchase page explains failures itself: a 401 concerns the card, not the session. */
const HANDLED = [
  400,
  401,
  402,
  403,
  404,
  406,
  408,
  409,
  413,
  422,
  425,
  429,
  500,
  501,
  502,
  503,
  504,
  507,
  'none',
] as const;

const CALLS = { branding: buyBranding, reels: buyReels } as const;

/**
 * Buys an add-on for a game.
 * @param method the payment method that the card payment provider made
 */
export async function buyAddOn(api: Api, game: GameId, addOn: AddOn, method: string): Promise<void> {
  const body = { stripe_id: method, cost: ADD_ON_PRICE };
  await callRoute(api, CALLS[addOn], { params: { id: game }, body }, { handles: HANDLED });
}

/** The contents of a game's donation page. */
export type DonationPage = RouteAnswer<typeof getDonationPage>;

/** Query options of a game's donation page; requires `donation-page`. */
export const donationPageQuery = (api: Api, game: GameId) => ({
  queryKey: keys.donationPage(game),
  meta: shows(['ss.game.update'], game),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<DonationPage> =>
    callRoute(api, getDonationPage, { params: { id: game } }, { signal, silent: true }),
});

/** The fields of a donation. */
export type Donation = RouteInput<typeof donateToGame>['body'];

/** Donates to a game. */
export async function donate(api: Api, game: GameId, donation: Donation): Promise<void> {
  await callRoute(api, donateToGame, { params: { id: game }, body: donation }, { handles: HANDLED });
}

/** Query options of the publishable Stripe key; requires `stripe`. */
export const paymentSetupQuery = (api: Api) => ({
  queryKey: keys.paymentSetup(),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(api, getPaymentSetup, {}, { signal, silent: true }),
});

/** Query options of a game's payments; requires `receipts`. */
export const receiptsQuery = (api: Api, game: GameId) => ({
  queryKey: keys.receipts(game),
  meta: shows(['ss.game.update'], game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Receipt[]> =>
    (await callRoute(api, listReceipts, { params: { id: game } }, { signal, silent: true })).receipts,
});

/** A receipt to print. */
export const downloadReceipt = async (api: Api, game: GameId, receipt: string): Promise<File> =>
  asFile(await callRoute(api, printReceipt, { params: { id: game, number: receipt } }));
