import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { auditLog } from '../db/schema';
import { ingestMedia } from '../media/ingest';
import { openLiveClient, testProvider } from '../testing';
import { makeHarbour, type One, type Refused } from '../testing/harbour';

const provider = testProvider();
const harbour = (names: readonly string[] = []) => makeHarbour(provider, names);

describe('the list of challenges', () => {
  it('filters by a term, pages in position order and counts the matches', async () => {
    const { owner, game, list } = await harbour(['Crane one', 'Quay', 'Crane two', 'Crane three']);
    expect((await list()).meta).toMatchObject({ count: 4, page: 1 });
    const { tasks: found, meta } = await list('term=cRaNe&page=2&per_page=2');
    expect([found.map(({ name }) => name), meta.count, meta.page]).toEqual([['Crane three'], 3, 2]);
    await owner.post('/tasks.json', { game_id: game.id, name: 'Z', description: '<p>lan<b>tern</b></p>' });
    expect((await list('term=lantern')).tasks.map(({ name }) => name)).toEqual(['Z']);
    expect((await list('term=%25')).tasks).toEqual([]);
    const behind = await list('term=crane&page=9&per_page=2');
    expect([behind.tasks, behind.meta.count]).toEqual([[], 3]);
  });

  it('matches a term within the visible text, the address or a tag, never across two of them', async () => {
    const { owner, game, list, put } = await harbour(['Pier 100%', 'Cellar_door', 'Third']);
    const names = async (term: string) =>
      (await list(`term=${encodeURIComponent(term)}`)).tasks.map(({ name }) => name).join(' | ');
    await put('Third', { description: '<p>Fish &amp; <em>Chips</em>,&nbsp;3 &lt; 5</p>', address: 'Quay Lane' });
    await owner.post('/tags.json', { game_id: game.id, task_id: (await list()).tasks[1]?.id, label: 'Night Walk' });
    expect(await Promise.all(['0%', 'r_d', '%', '_', 'fish & chips, 3 < 5', 'quay l'].map(names))).toEqual([
      'Pier 100%',
      'Cellar_door',
      'Pier 100%',
      'Cellar_door',
      'Third',
      'Third',
    ]);
    expect(await names('night w')).toBe('Cellar_door');
    expect(await Promise.all(['nbsp', '<em>', '5 quay', '5quay'].map(names))).toEqual(['', '', '', '']);
    await put('Third', { points: 5, description: 'Soup' });
    expect([await names('chips'), await names('soup')]).toEqual(['', 'Third']);
  });

  it("includes every field the builder's screens read", async () => {
    const { list } = await harbour(['One']);
    const { tasks: found } = await list();
    for (const field of ['id', 'name', 'task_type', 'description', 'trivia', 'multiplechoice', 'unlock_by_task_id'])
      expect(found[0]).toHaveProperty(field);
    for (const field of ['unlock_by_task_ids', 'points', 'trivia_points_1', 'latitude', 'longitude', 'assets.photos'])
      expect(found[0]).toHaveProperty(field);
    expect(found[0]).toMatchObject({ tour: [], placeholders: [], realities: [], tags: [] });
  });

  it('shows players no solutions, and nothing of a stopped game', async () => {
    const { owner, player, game, put, list, play } = await harbour(['One']);
    await play();
    await put('One', { trivia: 'secret answer', hint_1: 'secret hint', description: 'secret place', qr_url: 'secret' });
    const { tasks: found } = await list('', player);
    expect(found).toMatchObject([{ name: 'One', points: 0 }]);
    expect(JSON.stringify(found)).not.toContain('secret');
    await owner.put(`/games/${game.id}.json`, { start_anytime: 2 });
    expect((await list('', player)).tasks).toEqual([]);
  });
});

describe('the locations of challenges', () => {
  it('are listed in order for staff and denied to players', async () => {
    const { game, owner, player, put } = await harbour(['a', 'b', 'c']);
    await put('c', { latitude: 51.45, longitude: -2.6 });
    await put('a', { latitude: 0, longitude: 0 });
    const { body } = await owner.get<{ places: object[] }>(`/tasks/places/${game.id}.json`);
    expect(body.places).toMatchObject([
      { name: 'a', position: 1, latitude: 0, longitude: 0 },
      { name: 'c', position: 3, latitude: 51.45, longitude: -2.6 },
    ]);
    expect((await player.get(`/tasks/places/${game.id}.json`)).status).toBe(403);
  });
});

describe('a challenge', () => {
  it('is appended by default, and the response gives its page', async () => {
    const { owner, game, order } = await harbour(['a', 'b']);
    const made = await owner.post<One>('/tasks.json', { game_id: game.id, per_page: 2, name: 'c', task_type: 5 });
    expect([made.status, made.body.task.position, made.body.meta.page]).toEqual([200, 3, 2]);
    await owner.post('/tasks.json', { game_id: game.id, name: 'd', position: 2 });
    expect(await order()).toBe('a d b c');
  });

  it('updates the fields sent and keeps the others', async () => {
    const { put } = await harbour(['One']);
    await put('One', { points: 50, starts_at: '05/01/2026 10:00 am' });
    const { status, body } = await put('One', { name: 'Two', ends_at: '05/01/2026 11:00 am', latitude: 51.5 });
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ name: 'Two', points: 50, latitude: 51.5 });
    expect(body.task).toMatchObject({ starts_at: '2026-05-01T10:00:00.000Z', ends_at: '2026-05-01T11:00:00.000Z' });
  });

  it('without a location has no radius to arrive or to unlock at', async () => {
    const { put, list } = await harbour(['One']);
    const radii = { arrival_location_radius: 50, unlock_by_location_radius: 50 };
    await put('One', { latitude: 51.4, longitude: -2.6, address: 'Quay', ...radii });
    expect((await list()).tasks).toMatchObject([radii]);
    await put('One', { latitude: null, longitude: null, address: '' });
    expect((await list()).tasks).toMatchObject([
      { latitude: null, arrival_location_radius: 0, unlock_by_location_radius: 0 },
    ]);
  });

  it.each([
    ['position', { position: -1 }],
    ['position', { position: 0 }],
    ['position', { position: 1e9 }],
    ['position', { position: 3 }],
    ['name', { name: 'x'.repeat(10_000) }],
    ['points', { points: 501 }],
    ['points', { points: 9999, task_type: 1 }],
    ['timer', { timer: 100 }],
    ['quantity', { quantity: 501 }],
    ['video_length', { video_length: 4 }],
    ['trivia', { trivia: 'x'.repeat(256) }],
    ['multiplechoice', { multiplechoice: 'a,b,c,d,e,f' }],
    ['multiplechoice', { task_type: 11, multiplechoice: 'left;right' }],
    ['hint_1_points', { hint_1_points: 100 }],
    ['reward_title', { reward_title: 'x'.repeat(256) }],
    ['unlock_by_location_radius', { unlock_by_location_radius: 10 }],
    ['arrival_location_radius', { latitude: 51.4, longitude: -2.6, arrival_location_radius: 7 }],
    ['ends_at', { starts_at: '05/01/2026 10:00 am', ends_at: '05/01/2026 09:00 am' }],
    ['starts_at', { starts_at: 'soon' }],
    ['qr_url', { qr_url: ' java\nscript:alert(1)' }],
    ['standard_media_uuid', { standard_media_uuid: '00000000-0000-4000-8000-000000000000' }],
    ['unlock_by_task_ids', { unlock_by_task_ids: 'x' }],
    ['unlock_by_task_id', { unlock_by_task_id: Number.MAX_SAFE_INTEGER }],
  ])('rejects an invalid %s and changes nothing: %j', async (field, body) => {
    const { put, list } = await harbour(['One', 'Two']);
    const before = await list();
    const refused = await put<Refused>('One', { description: 'new', ...body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    expect(await list()).toEqual(before);
  });

  it('has 500 points once it is no longer trivia, which alone is unlimited', async () => {
    const { put } = await harbour(['One']);
    await put('One', { task_type: 5, points: 9999 });
    const changed = await put<{ task: { points: number } }>('One', { task_type: 1 });
    expect([changed.status, changed.body.task.points]).toEqual([200, 500]);
  });

  it('allows 9999 points for trivia, later attempts and hints', async () => {
    const { put } = await harbour(['One']);
    const { status } = await put('One', { task_type: 5, points: 9999, trivia_points_2: 9999, hint_5_points: 9999 });
    expect(status).toBe(200);
  });

  it('truncates choices to 25 characters', async () => {
    const { put } = await harbour(['One']);
    const { body } = await put('One', { multiplechoice: `${'🚢'.repeat(30)},no` });
    expect(body.task.multiplechoice).toBe(`${'🚢'.repeat(25)},no`);
  });

  it('keeps long descriptions but strips scripts', async () => {
    const { put } = await harbour(['One']);
    const { body } = await put('One', {
      description: `<p onclick="x()">Go<script>alert(1)</script> <a href="javascript:x()">on</a></p>${'w'.repeat(10_000)}`,
      reward_description: '<img src=x onerror=alert(1)><iframe src="https://x.test"></iframe>',
      name: '<script>alert(1)</script>',
    });
    expect(body.task.description).toBe(`<p>Go <a>on</a></p>${'w'.repeat(10_000)}`);
    expect(body.task.reward_description).toBe('<img>');
    // A headline is plain text, shown as typed.
    expect(body.task.name).toBe('<script>alert(1)</script>');
  });

  it('returns uploads under the names they were saved with', async () => {
    const { database, storage } = provider;
    const { put, whiteLabel, ownerRow } = await harbour(['One']);
    const file = { whiteLabelId: whiteLabel.id, extension: 'png', bytes: await picture(), ownerId: ownerRow.id };
    const uuid = await ingestMedia(database.db, storage, file);
    const { status, body } = await put('One', { correct_media_uuid: uuid, correct_media_extension: 'png' });
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ assets: { photos: [{ name: 'correct' }] }, photo: null });
    const emptied = await put('One', { correct_media_uuid: '', correct_media_extension: '' });
    expect(emptied.body.task).toMatchObject({ assets: { photos: [] } });
  });

  it('has its own tour and assets, and placeholders for unprocessed media', async () => {
    const { database, make, storage } = provider;
    const { put, whiteLabel, ownerRow, owner, game, list } = await harbour(['One']);
    const its = { whiteLabelId: whiteLabel.id, ownerId: ownerRow.id };
    const still = await picture();
    const shot = await ingestMedia(database.db, storage, { ...its, extension: 'png', bytes: still });
    const film = await ingestMedia(database.db, storage, { ...its, extension: 'mp4', bytes: still, still });
    const model = await ingestMedia(database.db, storage, { ...its, extension: 'wt3', bytes: still });
    const coming = await make.media(whiteLabel, {
      owner_id: ownerRow.id,
      extension: 'png',
      kind: 'image',
      state: 'processing',
    });
    const { body } = await put('One', {
      task_type: 7,
      tour_1_media_uuid: shot,
      tour_1_media_extension: 'png',
      arrival_video_media_uuid: film,
      arrival_video_media_extension: 'mp4',
      reward_media_uuid: coming.uuid,
      reward_media_extension: 'png',
    });
    expect(body.task).toMatchObject({
      tour: [{ name: 'tour_1', url: expect.stringContaining(shot) }],
      placeholders: [{ key: 'reward', uuid: coming.uuid }],
      assets: {
        photos: [{ name: 'tour_1', width: expect.any(Number), height: expect.any(Number) }],
        videos: [
          { name: 'arrival_video', urls: { mp4: expect.any(String), png: expect.stringContaining('still.png') } },
        ],
        models: [],
      },
    });
    const path = `/tasks/ar/${body.task.realities[2]?.id}.json`;
    await owner.put(path, { game_id: game.id, model_media_uuid: model, model_media_extension: 'wt3' });
    expect((await list()).tasks[0]).toMatchObject({ assets: { models: [{ url: expect.stringContaining(model) }] } });
  });

  it('notifies members without the solution and writes the change to the audit log', async () => {
    const { put, game, player, id, play } = await harbour(['One']);
    await play();
    const client = await openLiveClient(provider.origin, player, ['ss.task.update']);
    await put('One', { trivia: 'secret' });
    const { detail } = await client.waitFor(() => true);
    expect(detail).toMatchObject({ game: { id: game.id }, task: { id: id('One'), name: 'One' }, fields: ['trivia'] });
    expect(JSON.stringify(detail)).not.toContain('secret');
    client.close();
    const trail = await provider.database.db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
    expect(trail).toMatchObject([
      { action: 'ss.task.update', changes: [{ to: 'One' }, { field: 'trivia', from: '', to: 'secret' }] },
    ]);
  });
});

describe('a lock', () => {
  it('is sent as a plain id, or as a coded list when it has chosen answers', async () => {
    const { put, id } = await harbour(['One', 'Two']);
    const plain = await put('Two', { unlock_by_task_id: id('One') });
    expect(plain.body.task).toMatchObject({ unlock_by_task_id: id('One'), unlock_by_task_ids: '' });
    const coded = `${id('One')};left:right`;
    const chosen = await put('Two', { unlock_by_task_ids: coded });
    expect(chosen.body.task).toMatchObject({ unlock_by_task_id: null, unlock_by_task_ids: coded });
    const untouched = await put('Two', { unlock_by_task_id: null });
    expect(untouched.body.task).toMatchObject({ unlock_by_task_ids: coded });
    const opened = await put('Two', { unlock_by_task_ids: '' });
    expect(opened.body.task).toMatchObject({ unlock_by_task_id: null, unlock_by_task_ids: '' });
  });

  it('rejects itself, a cycle, a second prerequisite and a challenge of another game', async () => {
    const { put, id } = await harbour(['One', 'Two', 'Three']);
    const other = await harbour(['Theirs']);
    const refused = async (name: string, body: object) => {
      const answer = await put<Refused>(name, body);
      return [answer.status, ...Object.keys(answer.body.errors ?? {})];
    };
    expect(await refused('One', { unlock_by_task_id: id('One') })).toEqual([422, 'unlock_by_task_id']);
    await put('Two', { unlock_by_task_id: id('One') });
    await put('Three', { unlock_by_task_ids: `${id('Two')};yes` });
    expect(await refused('One', { unlock_by_task_id: id('Three') })).toEqual([422, 'unlock_by_task_id']);
    expect(await refused('Three', { unlock_by_task_ids: `${id('One')},${id('Two')}` })).toEqual([
      422,
      'unlock_by_task_ids',
    ]);
    expect(await refused('One', { unlock_by_task_id: other.id('Theirs') })).toEqual([422, 'unlock_by_task_id']);
  });
});

describe('an AR item', () => {
  it('is one of five slots of an AR challenge and is updated by field', async () => {
    const { owner, game, put, list } = await harbour(['One']);
    const { realities } = (await put('One', { task_type: 8 })).body.task;
    expect(realities).toHaveLength(5);
    const path = `/tasks/ar/${realities[1]?.id}.json`;
    await owner.put(path, { game_id: game.id, scale: 2, style: 'chain-loop', chain: '1.8' });
    const { status } = await owner.put(path, { game_id: game.id, delay_seconds: 3, animation_name: 'rise' });
    expect(status).toBe(200);
    expect((await list()).tasks[0]?.realities[1]).toMatchObject({
      position: 2,
      model_url: null,
      animation_name: 'rise',
      duration_seconds: null,
      scale: 2,
      delay_seconds: 3,
      style: 'chain-loop',
      chain: '1.8',
      arrival_location_radius: 0,
    });
    const wrong = await owner.put<Refused>(path, { game_id: game.id, chain: 'last' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['chain']]);
    const model = await owner.put<Refused>(path, { game_id: game.id, model_media_uuid: 'none' });
    expect([model.status, Object.keys(model.body.errors)]).toEqual([422, ['model_media_uuid']]);
  });
});
