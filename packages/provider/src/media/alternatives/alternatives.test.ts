import type { Change, MediaAlternative, Task } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { attachments, media } from '../../db/schema';
import { testProvider, type Visitor } from '../../testing';
import { makeOwnedGame } from '../../testing/owned-game';
import { discardUnused, removeDiscarded } from '../discard';
import { mediaKey } from '../keys';

const HELLO = 'WEBVTT\n\n00:00.000 --> 00:02.000\nAhoy!\n';
const HALLO = 'WEBVTT - Deutsch\n\n00:00:00.000 --> 00:00:02.000 align:start\nAhoi!\n';

const provider = testProvider();

/** A challenge with a picture and a film. */
async function challenge() {
  const { make, database } = provider;
  const { game, owner, ownerRow, whiteLabel } = await makeOwnedGame(provider);
  const task = await make.task(game, { position: 1 });
  const picture = await make.media(whiteLabel);
  const film = await make.media(whiteLabel, { kind: 'video', extension: 'mp4' });
  const place = { owner: 'task', owner_id: task.id } as const;
  await database.db.insert(attachments).values([
    { ...place, name: 'standard', media_uuid: picture.uuid },
    { ...place, name: 'arrival_video', media_uuid: film.uuid },
  ]);
  const of = `/medias/alternatives/task/${task.id}`;
  const describe = (name: string, body: object, who = owner) => who.put<Described>(`${of}/${name}.json`, body);
  const files = async () => (await owner.get<{ files: MediaAlternative[] }>(`${of}.json`)).body.files;
  const file = async (name: string) => (await files()).find((one) => one.name === name);
  const assets = async () =>
    (await owner.get<{ task: Task }>(`/tasks/${task.id}.json?game_id=${game.id}`)).body.task.assets;
  return { whiteLabel, game, owner, ownerRow, task, picture, film, describe, files, file, assets };
}

interface Described {
  readonly file?: MediaAlternative;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const caption = (language: string, text: string) => ({ captions: { language, text } });
const load = async (address = '') => (await fetch(address)).text();

describe('what a file shows', () => {
  it('is stored, sent to players, and left out where it is decorative', async () => {
    const { describe, files, file, assets } = await challenge();
    expect(await files()).toEqual([
      { name: 'arrival_video', alt: '', decorative: false, captions: [] },
      { name: 'standard', alt: '', decorative: false, captions: [] },
    ]);
    expect((await assets())?.photos[0]).not.toHaveProperty('alt');

    const { status, body } = await describe('standard', { alt: ' Three cranes ' });
    expect([status, body.file?.alt]).toEqual([200, 'Three cranes']);
    expect((await assets())?.photos[0]).toMatchObject({ name: 'standard', alt: 'Three cranes' });

    await describe('standard', { decorative: true });
    expect((await assets())?.photos[0]).toMatchObject({ decorative: true });
    expect((await assets())?.photos[0]).not.toHaveProperty('alt');
    await describe('standard', { decorative: false });
    expect(await file('standard')).toMatchObject({ alt: 'Three cranes', decorative: false });
  });

  it('stays if the same file is saved again, and goes with it when another one takes its place', async () => {
    const { task, game, owner, ownerRow, describe, file, picture, whiteLabel } = await challenge();
    await describe('standard', { alt: 'Three cranes' });
    const save = (uuid: string) =>
      owner.put(`/tasks/${task.id}.json`, {
        game_id: game.id,
        standard_media_uuid: uuid,
        standard_media_extension: 'png',
      });
    const mine = (uuid: string) =>
      provider.database.db.update(media).set({ owner_id: ownerRow.id }).where(eq(media.uuid, uuid));
    const other = await provider.make.media(whiteLabel);
    await mine(picture.uuid);
    await mine(other.uuid);
    expect((await save(picture.uuid)).status).toBe(200);
    expect(await file('standard')).toMatchObject({ alt: 'Three cranes' });
    expect((await save(other.uuid)).status).toBe(200);
    expect(await file('standard')).toMatchObject({ alt: '' });
  });

  it('moves along with a picture of the tour', async () => {
    const { game, owner, whiteLabel } = await challenge();
    const [one, two] = [await provider.make.media(whiteLabel), await provider.make.media(whiteLabel)];
    for (const [name, { uuid }] of [
      ['tour_1', one],
      ['tour_2', two],
    ] as const) {
      await provider.make.attachment({ owner: 'game', owner_id: game.id, name, media_uuid: uuid });
      await owner.put(`/medias/alternatives/game/${game.id}/${name}.json`, { alt: `First seen at ${name}` });
    }
    const swapped = { tour_1_media_uuid: two.uuid, tour_2_media_uuid: one.uuid };
    expect((await owner.put(`/games/${game.id}.json`, swapped)).status).toBe(200);
    const { body } = await owner.get<{ files: MediaAlternative[] }>(`/medias/alternatives/game/${game.id}.json`);
    expect(body.files.map(({ name, alt }) => [name, alt])).toEqual([
      ['tour_1', 'First seen at tour_2'],
      ['tour_2', 'First seen at tour_1'],
    ]);
  });

  it('is announced, and is in the history', async () => {
    const { game, owner, describe } = await challenge();
    await describe('standard', { alt: 'Three cranes' });
    const { body } = await owner.get<{ changes: Change[] }>(`/games/${game.id}/history.json`);
    expect(body.changes[0]).toMatchObject({
      action: 'ss.task.update',
      fields: ['media_alternatives'],
      changes: [{ field: 'task' }, { field: 'alt', from: '', to: 'Three cranes' }],
    });
  });

  it('is at most 300 letters long, and about a file that is there', async () => {
    const { describe } = await challenge();
    expect((await describe('standard', { alt: 'a'.repeat(300) })).status).toBe(200);
    expect((await describe('standard', { alt: 'a'.repeat(301) })).status).toBe(422);
    expect((await describe('correct', { alt: 'Nothing' })).status).toBe(404);
  });

  it('of a team is written by coordinators too, of a challenge by administrators', async () => {
    const { make, as, database } = provider;
    const { game, whiteLabel, describe, picture } = await challenge();
    const coordinatorRow = await make.user(whiteLabel);
    await make.member(game, coordinatorRow, { access: 'Joined', coordinator: true });
    const coordinator: Visitor = await as(coordinatorRow);
    const team = await make.team(game);
    await database.db
      .insert(attachments)
      .values({ owner: 'team', owner_id: team.id, name: 'standard', media_uuid: picture.uuid });
    const of = `/medias/alternatives/team/${team.id}`;
    expect((await coordinator.put(`${of}/standard.json`, { alt: 'Us' })).status).toBe(200);
    expect((await coordinator.get(`${of}.json`)).status).toBe(200);
    expect((await describe('standard', { alt: 'Cranes' }, coordinator)).status).toBe(403);
  });
});

describe('captions', () => {
  it('are added, replaced and removed by language', async () => {
    const { describe, file, assets, film } = await challenge();
    await describe('arrival_video', caption('en', HELLO));
    await describe('arrival_video', caption('de', HALLO));
    const [german, english] = (await file('arrival_video'))?.captions ?? [];
    expect([english?.language, await load(english?.url)]).toEqual(['en', HELLO]);
    expect([german?.language, await load(german?.url)]).toEqual(['de', HALLO]);
    expect((await fetch(english?.url ?? '')).headers.get('content-type')).toContain('text/vtt');
    expect((await assets())?.videos[0]?.captions).toHaveLength(2);

    await describe('arrival_video', caption('en', HELLO.replace('Ahoy', 'Ship ahoy')));
    expect((await fetch(english?.url ?? '')).status).toBe(404);
    await describe('arrival_video', caption('de', ''));
    const left = (await file('arrival_video'))?.captions ?? [];
    expect(left.map(({ language }) => language)).toEqual(['en']);
    expect(await load(left[0]?.url)).toContain('Ship ahoy!');

    const { db } = provider.database;
    await db.delete(attachments).where(eq(attachments.media_uuid, film.uuid));
    await provider.database.tx((tx) => discardUnused(tx, [film.uuid]));
    await removeDiscarded(provider.database, provider.storage);
    const key = mediaKey(film.uuid, left[0]?.url.split('/').at(-1) ?? '');
    expect(await provider.storage.open(key)).toBeUndefined();
  });

  it('stay where a copy of the game uses them', async () => {
    const { owner, game, describe, file } = await challenge();
    await describe('arrival_video', caption('en', HELLO));
    const [english] = (await file('arrival_video'))?.captions ?? [];
    const cloned = await owner.post<{ game: { id: number } }>(`/games/${game.id}/clone.json`, {});
    expect(cloned.status).toBe(200);
    await describe('arrival_video', caption('en', ''));
    expect((await fetch(english?.url ?? '')).status).toBe(200);
  });

  it.each([
    ['other text', 'Ahoy!'],
    ['a web page', '<html>WEBVTT'],
    ['SubRip', '1\n00:00:00,000 --> 00:00:02,000\nAhoy!\n'],
    ['WebVTT without a caption', 'WEBVTT\n\nNOTE nothing yet\n'],
  ])('are refused if they are %s', async (_, text) => {
    const { describe, file } = await challenge();
    const { status, body } = await describe('arrival_video', caption('en', text));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['captions']]);
    expect(await file('arrival_video')).toMatchObject({ captions: [] });
  });

  it('accept a byte order mark and the line breaks of Windows', async () => {
    const { describe } = await challenge();
    const text = `\uFEFF${HELLO.replaceAll('\n', '\r\n')}`;
    expect((await describe('arrival_video', caption('en', text))).status).toBe(200);
  });

  it('are for videos, in at most 20 languages', async () => {
    const { describe } = await challenge();
    expect((await describe('standard', caption('en', HELLO))).status).toBe(422);
    for (let n = 0; n < 20; n += 1) {
      expect((await describe('arrival_video', caption(`en-x${n}x`, HELLO))).status).toBe(200);
    }
    expect((await describe('arrival_video', caption('de', HALLO))).status).toBe(422);
    expect((await describe('arrival_video', caption('en-x3x', HALLO))).status).toBe(200);
  });
});
