import { PAYMENT_STATUSES, type Receipt } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { donations, gameMembers, purchases, users } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import type { OpenPayment } from './gateway';
import { localGateway } from './local-gateway';
import { settlePending } from './settle-pending';

const provider = testProvider();
let made = 0;
/** A payment method of the local card form with an outcome. */
const card = (outcome: string | number = 'paid') => {
  made += 1;
  return `pm_local_${outcome}_${made}`;
};

async function harbour(features: string[] = ['donations']) {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel({ features });
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Created' });
  const owner = await provider.as(user);
  const buy = (product: 'branding' | 'reels', stripe_id = card(), cost = 299) =>
    owner.patch<{ message?: string }>(`/games/${game.id}/${product}.json`, { stripe_id, cost });
  const read = async () =>
    (await owner.get<{ game: { grey_enabled: boolean; reels_enabled: boolean } }>(`/games/${game.id}.json`)).body.game;
  const rows = () => database.db.select().from(purchases).where(eq(purchases.game_id, game.id));
  const nobody = provider.visitor(whiteLabel.identifier);
  const give = (body: object, id = game.id) =>
    nobody.patch<{ message?: string }>(`/games/${id}/donations.json`, {
      email: 'ada@example.test',
      stripe_id: card(),
      cost: 20,
      ...body,
    });
  const given = () => database.db.select().from(donations).where(eq(donations.game_id, game.id)).orderBy(donations.id);
  return { whiteLabel, user, game, owner, buy, read, rows, give, given };
}

it('enables a paid add-on, records the purchase and announces it', async () => {
  const { buy, read, rows, owner, user } = await harbour();
  const client = await openLiveClient(provider.origin, owner);
  expect(await read()).toMatchObject({ grey_enabled: false, reels_enabled: false });
  expect((await buy('branding')).status).toBe(200);
  expect(await read()).toMatchObject({ grey_enabled: true, reels_enabled: false });
  expect((await buy('reels')).status).toBe(200);
  expect(await read()).toMatchObject({ grey_enabled: true, reels_enabled: true });
  expect(await rows()).toMatchObject([
    { product: 'branding', cost: 299, user_id: user.id, state: 'paid', payment_id: expect.stringMatching(/^local_/) },
    { product: 'reels', cost: 299, user_id: user.id, state: 'paid' },
  ]);
  await client.waitFor(({ detail }) => detail.fields?.includes('reels_enabled') === true);
  client.close();
});

it.each(PAYMENT_STATUSES)('passes on the payment error %i and buys nothing', async (status) => {
  const { buy, read, rows } = await harbour();
  const answer = await buy('branding', card(status));
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  expect(await read()).toMatchObject({ grey_enabled: false });
  expect((await rows()).map(({ state }) => state)).toEqual(['declined']);
  expect((await buy('branding')).status).toBe(200);
});

it('charges once across concurrent purchases and retries', async () => {
  const { buy, rows } = await harbour();
  const charge = jest.spyOn(localGateway, 'confirm');
  const method = card();
  const answers = await Promise.all([buy('branding', method), buy('branding', method), buy('branding', card())]);
  await buy('branding', card());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await rows()).map(({ state }) => state)).toEqual(['paid']);
  expect(new Set(charge.mock.calls.map(([{ key }]) => key)).size).toBe(1);
  charge.mockRestore();
});

it('settles a charge interrupted by a restart once the gateway is reachable', async () => {
  const { buy, read, rows, game, user } = await harbour();
  const values = { game_id: game.id, user_id: user.id, product: 'branding', cost: 299, stripe_id: card() };
  await provider.database.db.insert(purchases).values({ ...values, state: 'pending' });
  const charges: OpenPayment[] = [];
  const gateway = {
    ...localGateway,
    confirm: async (payment: OpenPayment) => {
      charges.push(payment);
      return localGateway.confirm(payment);
    },
  };
  const [services, faults] = [{ database: provider.database, now: provider.clock.now }, [] as unknown[]];
  const away = { ...localGateway, open: async () => Promise.reject(new Error('The gateway is unreachable.')) };
  await settlePending({ ...services, gateway: away }, (error) => faults.push(error));
  expect([faults.length > 0, (await rows()).map(({ state }) => state)]).toEqual([true, ['pending']]);
  await settlePending({ ...services, gateway }, (error) => {
    throw error;
  });
  const [row] = await rows();
  expect(charges.filter(({ key }) => key === `purchase-${row?.id}`)).toHaveLength(1);
  expect([row?.state, await read()]).toMatchObject(['paid', { grey_enabled: true }]);
  await buy('branding');
  expect(await rows()).toHaveLength(1);
});

it('rejects a wrong price and callers who do not administer the game', async () => {
  const { buy, game, whiteLabel, rows } = await harbour();
  expect((await buy('branding', card(), 1)).status).toBe(400);
  for (const cost of [299.5, -1]) expect((await buy('branding', card(), cost)).status).toBe(400);
  expect((await buy('reels', '')).status).toBe(400);
  const player = await provider.make.user(whiteLabel);
  await provider.make.member(game, player, { access: 'Joined' });
  const body = { stripe_id: card(), cost: 299 };
  expect((await (await provider.as(player)).patch(`/games/${game.id}/branding.json`, body)).status).toBe(403);
  expect(await rows()).toEqual([]);
});

it("shows a game's name and brand on the donation page to anyone", async () => {
  const { game, buy, owner, whiteLabel } = await harbour();
  const read = (id = game.id) => provider.visitor(whiteLabel.identifier).get(`/games/${id}/donations.json`);
  const plain = { name: game.name, photo: '', logo: '', bar: whiteLabel.colour, ink: '#ffffff', accent: '' };
  expect((await read()).body).toEqual(plain);
  await buy('branding');
  const bar = { top_nav_background_color: '#FFEE00', top_nav_txt_color: '#000000' };
  await owner.put(`/games/${game.id}/grey.json`, { ...bar, body_tint_color: '#0B6A60' });
  expect((await read()).body).toMatchObject({ bar: '#FFEE00', ink: '#000000', accent: '#0B6A60' });
  expect((await read((await harbour()).game.id)).status).toBe(404);
});

it('accepts donations only while an administrator or the white label has the feature', async () => {
  const { game, user, whiteLabel, give, given } = await harbour([]);
  const { make, database } = provider;
  const seen = async (id = game.id) => {
    const { status, body } = await provider.visitor(whiteLabel.identifier).get(`/games/${id}/donations.json`);
    return { status, body };
  };
  const unknown = [await seen(999_999), (await give({}, 999_999)).body];
  const others = await make.user(whiteLabel, { features: ['donations'] });
  await make.member(game, others, { access: 'Joined' });
  expect([await seen(), (await give({})).body]).toEqual(unknown);
  expect(await given()).toEqual([]);
  const put = (features: string[]) => database.db.update(users).set({ features }).where(eq(users.id, user.id));
  await put(['groups', 'donations']);
  expect([(await seen()).status, (await give({})).status]).toEqual([200, 200]);
  await database.db.update(gameMembers).set({ banned: true }).where(eq(gameMembers.user_id, user.id));
  expect(await seen()).toEqual(unknown[0]);
});

it('records a donation without a session, once per payment method', async () => {
  const { give, given } = await harbour();
  const stripe_id = card();
  const answers = await Promise.all([give({ stripe_id, cost: 50 }), give({ stripe_id, cost: 50 })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await given()).toMatchObject([{ email: 'ada@example.test', cost: 50, stripe_id, state: 'paid' }]);
  expect((await give({ stripe_id: card(402) })).status).toBe(402);
  for (const wrong of [{ cost: 7 }, { cost: '20' }, { stripe_id: '' }, { email: 1 }]) {
    expect((await give(wrong)).status).toBe(400);
  }
  expect((await give({ email: 'nobody' })).status).toBe(400);
  expect((await give({}, (await harbour()).game.id)).status).toBe(404);
});

it('cancels a donation interrupted by a restart and accepts its method once more', async () => {
  const { game, give, given } = await harbour();
  const services = { database: provider.database, now: provider.clock.now };
  const confirm = jest.spyOn(localGateway, 'confirm');
  for (const payment_id of ['', 'local_donation-0']) {
    const stripe_id = card();
    const values = { game_id: game.id, email: 'ada@example.test', cost: 20, stripe_id, payment_id };
    const [row] = await provider.database.db
      .insert(donations)
      .values({ ...values, state: 'pending' })
      .returning();
    await settlePending({ ...services, gateway: localGateway }, (error) => {
      throw error;
    });
    expect(confirm.mock.calls.filter(([{ key }]) => key === `donation-${row?.id}`)).toEqual([]);
    expect([(await give({ stripe_id })).status, (await give({ stripe_id })).status]).toEqual([200, 200]);
    expect((await given()).filter((one) => one.stripe_id === stripe_id).map(({ state }) => state)).toEqual([
      'declined',
      'paid',
    ]);
  }
  confirm.mockRestore();
});

it('does not confirm a donation cancelled while its payment opens', async () => {
  const { give, given } = await harbour();
  const open = jest.spyOn(localGateway, 'open').mockImplementationOnce(async ({ key }) => {
    await settlePending({ database: provider.database, now: provider.clock.now, gateway: localGateway }, () => {});
    return `local_${key}`;
  });
  const confirm = jest.spyOn(localGateway, 'confirm');
  expect((await give({})).status).toBe(503);
  expect([confirm.mock.calls, (await given()).map(({ state }) => state)]).toEqual([[], ['declined']]);
  open.mockRestore();
  confirm.mockRestore();
});

it('shows payments and receipts to administrators only', async () => {
  const { buy, give, owner, user, game, whiteLabel } = await harbour();
  await buy('branding', card(402));
  await buy('branding');
  await give({ cost: 50 });
  const read = (who = owner) => who.get<{ receipts: Receipt[] }>(`/games/${game.id}/receipts.json`);
  const { receipts } = (await read()).body;
  expect(receipts).toMatchObject([
    {
      product: 'donation',
      amount: 50,
      currency: 'usd',
      payer: 'ada@example.test',
      number: expect.stringMatching(/^D/),
    },
    { product: 'branding', amount: 299, currency: 'usd', payer: user.name, number: expect.stringMatching(/^P/) },
  ]);
  const print = (who = owner, number = receipts[1]?.number, id = game.id) =>
    who.get<{ file: { content: string; type: string } }>(`/games/${id}/receipts/${number}.json`);
  const { file } = (await print()).body;
  expect([file.type, Buffer.from(file.content, 'base64').subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  const judge = await provider.make.user(whiteLabel);
  await provider.make.member(game, judge, { access: 'Joined', judge: true, coordinator: true });
  const other = await harbour();
  const [seen, printed] = [await read(await provider.as(judge)), await print(await provider.as(judge))];
  expect([seen.status, printed.status, (await print(other.owner)).status]).toEqual([403, 403, 404]);
  expect((await print(other.owner, receipts[1]?.number, other.game.id)).status).toBe(404);
});
