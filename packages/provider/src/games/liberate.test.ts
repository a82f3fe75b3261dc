import { openLiveClient, testProvider } from '../testing';

interface List {
  games: { liberated: Record<'team' | 'branding' | 'library', boolean> }[];
}

const provider = testProvider();

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const chief = await provider.as(await make.user(whiteLabel, { super_admin: true }));
  const liberate = (packages: string) => chief.call('PATCH', `/games/${game.id}/liberate.json`, { packages });
  const row = async () => (await chief.get<List>('/games.json')).body.games[0];
  return { game, chief, liberate, row };
}

it('sets the flags of the given packages and keeps the others', async () => {
  const { liberate, row } = await harbour();
  await liberate('branding');
  expect((await row())?.liberated).toEqual({ team: false, branding: true, library: false });
  await liberate('team, library');
  expect((await row())?.liberated).toEqual({ team: true, branding: true, library: true });
});

it('allows more teams, and branding without a purchase', async () => {
  const { game, chief, liberate } = await harbour();
  await provider.make.team(game);
  const another = async () => (await chief.post('/teams.json', { game_id: game.id })).status;
  const isPaid = async () =>
    (await chief.get<{ game: { grey_enabled: boolean } }>(`/games/${game.id}.json`)).body.game.grey_enabled;
  expect([await another(), await isPaid()]).toEqual([402, false]);
  await liberate('team,branding');
  expect([await another(), await isPaid()]).toEqual([200, true]);
});

it('leaves updated_at unchanged', async () => {
  const { liberate, row } = await harbour();
  const before = await row();
  await liberate('team');
  expect(await row()).toEqual({ ...before, liberated: { team: true, branding: false, library: false } });
});

it('notifies clients that show the game', async () => {
  const { game, chief, liberate } = await harbour();
  const client = await openLiveClient(provider.origin, { token: chief.token ?? '', whitelabel: chief.whitelabel });
  await liberate('team');
  const { detail } = await client.waitFor(({ source }) => source === 'ss.game.update');
  expect(detail).toMatchObject({ game: { id: game.id }, fields: ['liberated'] });
  client.close();
});

it.each(['', ',', 'team,castle', 'deleted_at'])('rejects the packages "%s" and changes nothing', async (packages) => {
  const { liberate, row } = await harbour();
  const { status, body } = await liberate(packages);
  expect(status).toBe(422);
  expect(body).toEqual({ errors: { packages: [expect.stringMatching(/\w/)] } });
  expect((await row())?.liberated).toEqual({ team: false, branding: false, library: false });
});
