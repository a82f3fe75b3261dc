import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { donations, purchases } from '../../db/schema';
import { probeEventLoop, START_TIMEOUT, startTestProvider, type TestProvider } from '../../testing';
import { StripeStandIn } from '../../testing/stripe-stand-in';
import { settlePending } from '../settle-pending';
import { stripeGateway } from './stripe-gateway';

probeEventLoop();

const KEYS = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_page', webhookSecret: 'whsec_standin' };
const stripe = new StripeStandIn();
let api: string;
let provider: TestProvider;
let gateway: ReturnType<typeof stripeGateway>;
beforeAll(async () => {
  api = await stripe.start();
  const options = { ...KEYS, api };
  gateway = stripeGateway(options);
  provider = await startTestProvider({ stripe: options });
}, START_TIMEOUT);
afterAll(async () => {
  await provider.close();
  await stripe.close();
});

const send = async (body: string, signature?: string) => {
  const headers = { 'Content-Type': 'application/json', ...(signature ? { 'Stripe-Signature': signature } : {}) };
  return (await fetch(`${provider.origin}/payments/webhook`, { method: 'POST', headers, body })).status;
};
const about = (id: string, type = 'payment_intent.succeeded') =>
  `{ "id": "evt_1",  "object": "event", "type": "${type}", "data": { "object": { "id": "${id}", "object": "payment_intent" } } }`;
const signed = (payload: string, secret = KEYS.webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret });

async function harbour() {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel({ features: ['donations'] });
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Created' });
  const owner = await provider.as(user);
  const visitor = provider.visitor(whiteLabel.identifier);
  const buy = async (stripe_id = 'pm_card_visa') =>
    (await owner.patch(`/games/${game.id}/branding.json`, { stripe_id, cost: 299 })).status;
  const give = async (stripe_id: string) =>
    (await visitor.patch(`/games/${game.id}/donations.json`, { stripe_id, cost: 20, email: 'ada@example.test' }))
      .status;
  const isBought = async () =>
    (await owner.get<{ game: { grey_enabled: boolean } }>(`/games/${game.id}.json`)).body.game.grey_enabled;
  const rows = () => database.db.select().from(purchases).where(eq(purchases.game_id, game.id));
  const charged = async () => {
    const keys = (await rows()).map(({ id }) => `purchase-${id}`);
    return stripe.charged.filter(({ metadata }) => keys.includes(metadata.key ?? ''));
  };
  const settle = () =>
    settlePending({ database, gateway, now: provider.clock.now }, (error) => {
      throw error;
    });
  const given = () => database.db.select().from(donations).where(eq(donations.game_id, game.id)).orderBy(donations.id);
  /** Sends a webhook about a payment. */
  const tell = async (payment: string) => {
    const body = about(payment);
    expect(await send(body, signed(body))).toBe(200);
  };
  return { game, user, visitor, buy, give, given, tell, isBought, rows, charged, settle };
}

it('announces Stripe with its publishable key and rejects card numbers', async () => {
  const { visitor, buy, give, rows } = await harbour();
  const offer = await fetch(`${provider.origin}/v1/provider.json`).then((answer) => answer.json());
  expect(offer.capabilities).toHaveProperty('stripe');
  expect((await visitor.get('/payments.json')).body).toEqual({ key: KEYS.publishableKey });
  for (const number of ['4242424242424242', '4242 4242 4242 4242', 'pm_local_paid_1\n']) {
    expect([await buy(number), await give(number)]).toEqual([501, 501]);
  }
  expect(await rows()).toEqual([]);
  expect(JSON.stringify(stripe.calls)).not.toMatch(/4242|number/);
});

it('charges in cents, once, with an idempotency key and keeps the Stripe receipt', async () => {
  const { buy, isBought, rows, charged } = await harbour();
  expect(await Promise.all([buy(), buy(), buy()])).toEqual([200, 200, 200]);
  const [row] = await rows();
  const [intent] = await charged();
  expect(await charged()).toHaveLength(1);
  expect(intent).toMatchObject({ amount: 29_900, metadata: { key: `purchase-${row?.id}`, what: 'branding' } });
  expect(row).toMatchObject({ state: 'paid', payment_id: intent?.id, receipt: intent?.latest_charge?.receipt_url });
  expect(stripe.calls.filter(({ path, body, key }) => path !== '' && body !== '' && !key)).toEqual([]);
  expect(await isBought()).toBe(true);
});

it.each([
  ['pm_card_visa_chargeDeclined', undefined, 402],
  ['pm_card_authenticationRequired', undefined, 401],
  ['pm_card_visa', 'rate limit', 502],
] as const)('a charge of %s (%s) fails with %i and another card succeeds', async (card, mishap, status) => {
  const { buy, rows, charged, isBought } = await harbour();
  stripe.mishap = mishap;
  expect([await buy(card), await isBought()]).toEqual([status, false]);
  expect([await buy(), await isBought()]).toEqual([200, true]);
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['declined', 'paid']);
  expect(await charged()).toHaveLength(1);
});

it('looks a charge up at once when its response is lost', async () => {
  const { buy, charged, isBought } = await harbour();
  stripe.mishap = 'answer lost';
  expect([await buy(), await isBought()]).toEqual([200, true]);
  expect(await charged()).toHaveLength(1);
});

it('settles a charge of unknown outcome even after its idempotency key expired', async () => {
  const { buy, rows, charged, isBought, settle } = await harbour();
  stripe.mishap = 'server error';
  expect(await buy()).toBe(503);
  expect((await rows()).map(({ state }) => state)).toEqual(['pending']);
  const [row] = await rows();
  stripe.confirmUnseen(row?.payment_id ?? '');
  stripe.forgetKeys();
  expect(await isBought()).toBe(false);
  await settle();
  expect([await isBought(), (await rows()).map(({ state }) => state)]).toEqual([true, ['paid']]);
  expect(await charged()).toHaveLength(1);
});

describe('a Stripe webhook', () => {
  /** A purchase that was charged without a webhook. */
  async function unheard() {
    const place = await harbour();
    stripe.mishap = 'server error';
    await place.buy();
    const [row] = await place.rows();
    stripe.confirmUnseen(row?.payment_id ?? '');
    return { ...place, id: row?.payment_id ?? '' };
  }

  it('settles a purchase and changes nothing when repeated or late', async () => {
    const { id, isBought, rows, charged } = await unheard();
    const body = about(id);
    expect(await send(body, signed(body))).toBe(200);
    expect(await isBought()).toBe(true);
    const before = await rows();
    const failed = about(id, 'payment_intent.payment_failed');
    expect([await send(body, signed(body)), await send(failed, signed(failed))]).toEqual([200, 200]);
    expect([await rows(), (await charged()).length]).toEqual([before, 1]);
  });

  it('about a declined card buys nothing and allows another card', async () => {
    const { buy, rows, charged, isBought } = await harbour();
    stripe.mishap = 'server error';
    expect(await buy()).toBe(503);
    const [row] = await rows();
    stripe.confirmUnseen(row?.payment_id ?? '', 'pm_card_visa_chargeDeclined');
    const failed = about(row?.payment_id ?? '', 'payment_intent.payment_failed');
    expect(await send(failed, signed(failed))).toBe(200);
    expect([await isBought(), (await rows()).map(({ state }) => state)]).toEqual([false, ['declined']]);
    expect([await buy('pm_card_mastercard'), await isBought(), (await charged()).length]).toEqual([200, true, 1]);
  });

  it('is rejected without a valid, recent signature of its body', async () => {
    const { id, isBought } = await unheard();
    const body = about(id);
    const old = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: KEYS.webhookSecret,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    });
    const refused = [
      await send(body),
      await send(body, signed(body, 'whsec_other')),
      await send(body, old),
      await send(body.replaceAll('  ', ' '), signed(body)),
    ];
    expect([refused, await isBought()]).toEqual([[400, 400, 400, 400], false]);
  });

  it('is checked against Stripe before it counts', async () => {
    const { buy, rows, isBought } = await harbour();
    await buy('pm_card_visa_chargeDeclined');
    const [row] = await rows();
    const body = about(row?.payment_id ?? '');
    expect(await send(body, signed(body))).toBe(200);
    expect([await isBought(), (await rows()).map(({ state }) => state)]).toEqual([false, ['declined']]);
    const foreign = about('pi_of_somebody_else');
    expect(await send(foreign, signed(foreign))).toBe(200);
  });
});

it('cancels a donation of unknown outcome at startup and charges retries once', async () => {
  const { give, given, settle } = await harbour();
  stripe.mishap = 'server error';
  expect(await give('pm_card_discover')).toBe(503);
  await settle();
  expect((await given()).map(({ state }) => state)).toEqual(['declined']);
  expect([await give('pm_card_discover'), await give('pm_card_discover')]).toEqual([200, 200]);
  await settle();
  const rows = await given();
  expect(rows.map(({ state }) => state)).toEqual(['declined', 'paid']);
  expect(stripe.charged.filter(({ id }) => rows.some(({ payment_id }) => payment_id === id))).toHaveLength(1);
});

it('finds a donation charged before a restart, at startup or by webhook', async () => {
  for (const isTold of [false, true]) {
    const { give, given, settle, tell } = await harbour();
    stripe.mishap = 'server error';
    await give('pm_card_amex');
    const [row] = await given();
    stripe.confirmUnseen(row?.payment_id ?? '');
    await (isTold ? tell(row?.payment_id ?? '') : settle());
    expect(await given()).toMatchObject([{ state: 'paid', receipt: expect.stringContaining('receipts') }]);
    expect([await give('pm_card_amex'), (await given()).length]).toEqual([200, 1]);
  }
});

it('never confirms a donation from a webhook or charges a cancelled one', async () => {
  const { give, given, tell } = await harbour();
  stripe.mishap = 'server error';
  await give('pm_card_jcb');
  const [row] = await given();
  await tell(row?.payment_id ?? '');
  expect((await given()).map(({ state }) => state)).toEqual(['declined']);
  const card = { method: 'pm_card_jcb', dollars: 20, key: 'x', what: 'donation' };
  await expect(gateway.confirm({ ...card, id: row?.payment_id ?? '' })).rejects.toMatchObject({ status: 503 });
  expect(stripe.charged.some(({ id }) => id === row?.payment_id)).toBe(false);
});

it('leaves a payment open when Stripe rejects the API key', async () => {
  const { give, given } = await harbour();
  stripe.mishap = 'server error';
  await give('pm_card_unionpay');
  const [row] = await given();
  const stranger = stripeGateway({ ...KEYS, secretKey: 'sk_test_other', api });
  await expect(stranger.settle(row?.payment_id ?? '')).rejects.toMatchObject({ name: 'PaymentUnsettled', status: 406 });
  expect(await gateway.settle('pi_0')).toBeUndefined();
});

it('charges a donation once per payment method', async () => {
  const { give, game } = await harbour();
  expect([await give('pm_card_mastercard'), await give('pm_card_mastercard')]).toEqual([200, 200]);
  const rows = await provider.database.db.select().from(donations).where(eq(donations.game_id, game.id));
  expect(rows).toMatchObject([{ state: 'paid', cost: 20, stripe_id: 'pm_card_mastercard' }]);
  expect(stripe.charged.filter(({ metadata }) => metadata.key === `donation-${rows[0]?.id}`)).toHaveLength(1);
});
