import type { TokenAnswer } from '@waymark/contract';
import { BAD_TOKEN } from '../realtime/live-socket';
import { openLiveClient, testProvider, Visitor } from '../testing';
import { revokeSessionsOf } from './repo';
import { TICKET_SECONDS } from './tickets';

const provider = testProvider();

async function somebody() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Created' });
  const as = await provider.as(user);
  const ticket = async (purpose: 'socket' | 'preview') =>
    (await as.post<{ ticket: string }>('/users/ticket.json', { purpose })).body.ticket;
  const listen = (token: string | undefined, whitelabel = whiteLabel.identifier) =>
    openLiveClient(provider.origin, { token, whitelabel });
  const visitor = provider.visitor(whiteLabel.identifier);
  const redeem = (word: string | undefined, by = visitor) =>
    by.put<TokenAnswer>('/users/ticket.json', { ticket: word });
  return { user, game, as, ticket, listen, redeem, whiteLabel };
}

describe('a socket ticket', () => {
  it('opens the socket as its owner, once', async () => {
    const { as, game, ticket, listen } = await somebody();
    const word = await ticket('socket');
    expect(word).not.toContain(as.token ?? 'nothing');
    const client = await listen(word);
    await as.put(`/games/${game.id}.json`, { name: 'Heard' });
    await client.waitFor(({ source }) => source === 'ss.game.update');
    client.close();
    expect(await (await listen(word)).closed).toBe(BAD_TOKEN);
  });

  it('is optional, since tokens open the socket too', async () => {
    const { as, game, listen } = await somebody();
    const client = await listen(as.token);
    await as.put(`/games/${game.id}.json`, { name: 'Heard' });
    await client.waitFor(({ source }) => source === 'ss.game.update');
    client.close();
  });

  it('is rejected when expired, unknown, foreign or issued for another purpose', async () => {
    const { ticket, listen } = await somebody();
    const other = await somebody();
    expect(await (await listen('tkt_made-up')).closed).toBe(BAD_TOKEN);
    expect(await (await listen(await ticket('socket'), other.whiteLabel.identifier)).closed).toBe(BAD_TOKEN);
    expect(await (await listen(await ticket('preview'))).closed).toBe(BAD_TOKEN);
    const late = await ticket('socket');
    provider.clock.forward(TICKET_SECONDS * 1000);
    expect(await (await listen(late)).closed).toBe(BAD_TOKEN);
  });

  it('ends with its session', async () => {
    const { user, ticket, listen } = await somebody();
    const word = await ticket('socket');
    await provider.database.tx((tx) => revokeSessionsOf(tx, user.id, provider.clock.now()));
    expect(await (await listen(word)).closed).toBe(BAD_TOKEN);
  });

  it('is not accepted as a bearer token', async () => {
    const { ticket, whiteLabel } = await somebody();
    const bearer = new Visitor(provider.origin, whiteLabel.identifier, await ticket('socket'));
    expect((await bearer.get('/users/0.json')).status).toBe(401);
  });
});

describe('a preview ticket', () => {
  it("is redeemed once for its owner's tokens", async () => {
    const { user, ticket, redeem, whiteLabel } = await somebody();
    const word = await ticket('preview');
    const { status, body } = await redeem(word);
    expect(status).toBe(200);
    const bearer = new Visitor(provider.origin, whiteLabel.identifier, body.token);
    expect((await bearer.get<{ id: number }>('/users/0.json')).body.id).toBe(user.id);
    expect((await redeem(word)).status).toBe(401);
  });

  it('is redeemed by only one of two concurrent callers', async () => {
    const { ticket, redeem } = await somebody();
    const word = await ticket('preview');
    const answers = await Promise.all([redeem(word), redeem(word)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is rejected for another purpose or white label', async () => {
    const { ticket, redeem } = await somebody();
    const other = await somebody();
    expect((await redeem(await ticket('socket'))).status).toBe(401);
    expect((await other.redeem(await ticket('preview'))).status).toBe(401);
  });
});
