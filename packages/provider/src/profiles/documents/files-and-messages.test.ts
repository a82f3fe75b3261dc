import { picture } from '@waymark/studio/testing';
import { WebSocket } from 'ws';
import { openLiveClient, START_TIMEOUT, startTestProvider, type TestProvider } from '../../testing';
import { eventually } from '../../testing/eventually';

const BUILDER = 'https://builder.example.test';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ profile: 'documents', builderOrigins: [BUILDER] });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const row = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, row, { access: 'Created' });
  return { game, row, whiteLabel, owner: await provider.as(row) };
}

it('stores files on another origin that needs only their content type', async () => {
  const { game, owner } = await harbour();
  const { body } = await owner.get<{ signature: string; name: string }>('/medias/sign/png');
  const elsewhere = new URL(body.signature).origin;
  expect(elsewhere).not.toBe(provider.origin);
  const requests = await fetch(body.signature, {
    method: 'OPTIONS',
    headers: {
      Origin: BUILDER,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(requests.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  const client = await openLiveClient(provider.origin, owner);
  const put = await fetch(body.signature, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(await picture()),
  });
  expect([put.status, await put.text()]).toEqual([200, '']);
  const [standard_media_uuid = '', standard_media_extension = ''] = body.name.split('.');
  await owner.put(`/games/${game.id}.json`, { standard_media_uuid, standard_media_extension });
  const { detail } = await client.waitFor(({ source }) => source === 'ss.game.media');
  client.close();
  expect(detail).toMatchObject({ media: { uuid: standard_media_uuid, relation_id: game.id } });
  type Read = { game: { photo_thumb: string; assets: { photos: Record<string, unknown>[] } } };
  const { body: read } = await owner.get<Read>(`/games/${game.id}.json`);
  const { photo_thumb, assets } = read.game;
  expect(assets.photos.map((photo) => Object.keys(photo))).toEqual([['name', 'url', 'urls']]);
  for (const address of [photo_thumb, String(assets.photos[0]?.url)]) {
    expect(new URL(address).origin).toBe(elsewhere);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address.replace(elsewhere, provider.origin))).status).toBe(404);
  }
});

it('stores exports there too', async () => {
  const { game, owner } = await harbour();
  expect((await owner.patch(`/games/${game.id}/export.json`, { email: 'a@x.test', media: false })).status).toBeLessThan(
    300,
  );
  // The game is answered in one of several forms.
  const read = async () => JSON.stringify((await owner.get(`/games/${game.id}.json`)).body);
  const [, address = ''] = /"export_url":"([^"]+)"/.exec(await eventually(read, (text) => text.includes('.zip'))) ?? [];
  expect(new URL(address).origin).not.toBe(provider.origin);
  const file = await fetch(address);
  expect([file.status, file.headers.get('Content-Disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; .*zip"$/),
  ]);
});

it('sends only documented live messages, without presence or releases', async () => {
  const { game, row, owner } = await harbour();
  const query = new URLSearchParams({
    token: owner.token ?? '',
    whitelabel: owner.whitelabel,
    subscriptions: 'ss.game.update,ss.task.create',
  });
  const socket = new WebSocket(`${provider.origin.replace('http', 'ws')}/socket?${query}`);
  const frames: { id: string; source: string; detail: object }[] = [];
  socket.on('message', (frame) => frames.push(JSON.parse(String(frame))));
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ source: 'ss.presence', detail: { game: { id: game.id } } }));
  await owner.put(`/games/${game.id}.json`, { name: 'Renamed' });
  await owner.post('/tasks.json', { game_id: game.id, per_page: 25 });
  while (frames.length < 2) await new Promise((resolve) => socket.once('message', resolve));
  socket.close();
  const named = { user_id: row.id, game: { id: game.id, name: 'Renamed' } };
  expect(frames).toEqual([
    { id: expect.any(String), source: 'ss.game.update', detail: named },
    {
      id: expect.any(String),
      source: 'ss.task.create',
      detail: { ...named, task: { id: expect.any(Number), name: '' } },
    },
  ]);
});
