import { type RouteName, routeTable } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { games } from '../db/schema';
import { START_PATIENCE, startTestProvider, type TestProvider, Visitor } from '../testing';

/** What each kind of caller is answered, route by route: the statuses of success and of every refusal. */
const CALLERS = [
  'nobody',
  'stranger',
  'invited',
  'joined',
  'judge',
  'coordinator',
  'flagged',
  'managing',
  'creator',
  'banned',
  'super',
  'foreign',
  'foreignSuper',
  'wrongTenant',
] as const;
type Kind = (typeof CALLERS)[number];

const everybody = (status: number, but: Partial<Record<Kind, number>> = {}) =>
  Object.fromEntries(CALLERS.map((kind) => [kind, but[kind] ?? status])) as Record<Kind, number>;
const signedIn = { nobody: 401, wrongTenant: 401 };
const unseen = { ...signedIn, stranger: 404, banned: 404, foreign: 404, foreignSuper: 404 };
const onlyAdministrators = { ...unseen, invited: 403, joined: 403, judge: 403, coordinator: 403 };

const EXPECTED: Record<RouteName, Record<Kind, number>> = {
  authenticate: everybody(404),
  refresh: everybody(401),
  maintenance: everybody(200),
  whoami: everybody(200, signedIn),
  listGames: everybody(200, signedIn),
  listTimeZones: everybody(200, signedIn),
  uploadPolicy: everybody(200, signedIn),
  signUpload: everybody(200, signedIn),
  createGame: everybody(403, { ...signedIn, super: 200, foreignSuper: 200 }),
  verifyEmail: everybody(404),
  signUp: everybody(409),
  requestReset: everybody(404),
  choosePassword: everybody(404),
  issueTicket: everybody(200, signedIn),
  redeemTicket: everybody(401),
  listChanges: everybody(200, onlyAdministrators),
  getGame: everybody(200, unseen),
  updateGame: everybody(200, onlyAdministrators),
  cloneGame: everybody(200, onlyAdministrators),
  deleteGame: everybody(200, onlyAdministrators),
  listTrash: everybody(200, signedIn),
  // A deleted game is seen by those alone who may bring it back.
  restoreGame: everybody(200, { ...unseen, invited: 404, joined: 404, judge: 404, coordinator: 404 }),
  liberateGame: everybody(403, { ...unseen, super: 200 }),
  teamAnalytics: everybody(200, onlyAdministrators),
  loadDictionary: everybody(200),
  reportPhrase: everybody(200, signedIn),
  testWebhook: everybody(200, signedIn),
  geocode: everybody(200, signedIn),
  listTags: everybody(200, signedIn),
  addTag: everybody(200, onlyAdministrators),
  removeTag: everybody(200, onlyAdministrators),
};

let provider: TestProvider;
let visitors: Record<Kind, Visitor>;
let gameId: number;
let taskId: number;
beforeAll(async () => {
  provider = await startTestProvider();
  const { make } = provider;
  const [ours, theirs] = [
    await make.whiteLabel({ features: ['analytics'] }),
    await make.whiteLabel({ features: ['analytics'] }),
  ];
  const game = await make.game(ours);
  gameId = game.id;
  taskId = (await make.task(game)).id;
  const member = async (row: Parameters<typeof make.member>[2]) => {
    const user = await make.user(ours);
    await make.member(game, user, row);
    return provider.as(user);
  };
  const creatorRow = await make.user(ours);
  await make.member(game, creatorRow, { access: 'Created' });
  const creator = await provider.as(creatorRow);
  visitors = {
    nobody: provider.visitor(ours.identifier),
    stranger: await provider.as(await make.user(ours)),
    invited: await member({ access: 'Invited' }),
    joined: await member({ access: 'Joined' }),
    judge: await member({ access: 'Joined', judge: true }),
    coordinator: await member({ access: 'Joined', coordinator: true }),
    flagged: await member({ access: 'Joined', administrator: true }),
    managing: await member({ access: 'Managing' }),
    creator,
    banned: await member({ access: 'Managing', banned: true }),
    super: await provider.as(await make.user(ours, { super_admin: true })),
    foreign: await provider.as(await make.user(theirs)),
    foreignSuper: await provider.as(await make.user(theirs, { super_admin: true })),
    wrongTenant: new Visitor(provider.origin, theirs.identifier, creator.token),
  };
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const setDeleted = (deleted_at: Date | null) =>
  provider.database.db.update(games).set({ deleted_at }).where(eq(games.id, gameId));

/** A good call of each route. */
const CALLS: Record<RouteName, (who: Visitor) => Promise<{ status: number; body: unknown }>> = {
  authenticate: (who) =>
    who.post('/users/authenticate.json', { email: `nobody-${Math.random()}@example.test`, password: 'x' }),
  refresh: (who) => who.post('/users/refresh.json', { refresh_token: 'x' }),
  maintenance: (who) => who.get('/services/maintenance.json'),
  whoami: (who) => who.get('/users/0.json'),
  verifyEmail: (who) => who.get('/users/verify.json?email=nobody@example.test'),
  signUp: (who) => who.post('/users.json', { name: 'A', email: 'none', password: 'x', password_confirmation: 'x' }),
  requestReset: (who) => who.call('PATCH', '/users/reset.json', { email: `nobody-${Math.random()}@example.test` }),
  choosePassword: (who) =>
    who.call('PATCH', '/users/password.json', { token: 'x', password: 'x', password_confirmation: 'x' }),
  issueTicket: (who) => who.post('/users/ticket.json', { purpose: 'socket' }),
  redeemTicket: (who) => who.put('/users/ticket.json', { ticket: 'x' }),
  listChanges: (who) => who.get(`/games/${gameId}/history.json`),
  listGames: (who) => who.get('/games.json'),
  listTimeZones: (who) => who.get('/timezones.json'),
  uploadPolicy: (who) => who.get('/upload.json'),
  signUpload: (who) => who.get('/medias/sign/png'),
  createGame: (who) => who.post('/games.json', { name: 'Made' }),
  getGame: (who) => who.get(`/games/${gameId}.json`),
  updateGame: (who) => who.put(`/games/${gameId}.json`, { shuffled: 1 }),
  cloneGame: (who) => who.post(`/games/${gameId}/clone.json`),
  deleteGame: async (who) => {
    const answer = await who.call('DELETE', `/games/${gameId}.json`);
    await setDeleted(null);
    return answer;
  },
  listTrash: (who) => who.get('/games/trash.json'),
  restoreGame: async (who) => {
    await setDeleted(provider.clock.now());
    const answer = await who.post(`/games/${gameId}/restore.json`);
    await setDeleted(null);
    return answer;
  },
  liberateGame: (who) => who.call('PATCH', `/games/${gameId}/liberate.json`, { packages: 'team' }),
  teamAnalytics: (who) => who.get(`/analytics/teams.json?game_id=${gameId}`),
  loadDictionary: (who) => who.get('/proxy/translate.json?to=es'),
  reportPhrase: (who) => who.post('/proxy/translate.json', { origin: 'A phrase', to: 'es' }),
  testWebhook: (who) => who.post('/proxy/webhook.json', { url: 'https://127.0.0.1/' }),
  geocode: (who) => who.get('/proxy/geocode.json?address=Boston'),
  listTags: (who) => who.get('/tags.json'),
  addTag: (who) => who.post('/tags.json', { game_id: gameId, task_id: taskId, label: 'Harbour' }),
  removeTag: (who) => who.call('DELETE', `/tasks/${taskId}/tags.json?game_id=${gameId}&label=Harbour`),
};

describe.each(Object.keys(routeTable) as RouteName[])('%s', (route) => {
  it.each(CALLERS)('answers %s as it should', async (kind) => {
    const { status, body } = await CALLS[route](visitors[kind]);
    expect(status).toBe(EXPECTED[route][kind]);
    // A refusal says something, and nothing of the game.
    if (status >= 400) expect(body).toEqual({ message: expect.stringMatching(/\w/) });
  });
});

it('answers who may not see a game as if it were not there', async () => {
  const [hidden, missing] = [
    await visitors.stranger.get(`/games/${gameId}.json`),
    await visitors.stranger.get('/games/9007199254740991.json'),
  ];
  expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
});

it('lists a game for those who may see it', async () => {
  for (const kind of CALLERS) {
    const { body } = await visitors[kind].get<{ games?: { id: number }[] }>('/games.json?per_page=9999');
    const sees = body.games?.some(({ id }) => id === gameId) ?? false;
    expect([kind, sees]).toEqual([kind, EXPECTED.getGame[kind] === 200]);
  }
});
