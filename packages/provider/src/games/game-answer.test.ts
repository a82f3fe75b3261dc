import { randomUUID } from 'node:crypto';
import type { Game } from '@waymark/contract';
import { gameExports, type MediaFiles, media, reels } from '../db/schema';
import { attach } from '../media/attachments';
import { testProvider } from '../testing';

const provider = testProvider();

async function harbour() {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const ownerRow = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { dropbox_enabled: true, grey_enabled: true, leaderboard_visible: 0 });
  await make.member(game, ownerRow, { access: 'Created' });
  const owner = await provider.as(ownerRow);
  const path = `/games/${game.id}.json`;
  const read = async () => (await owner.get<{ game: Game }>(path)).body.game;
  /** A processed file. */
  const store = async (kind: string, extension: string, files: MediaFiles) => {
    const uuid = randomUUID();
    await database.db
      .insert(media)
      .values({ uuid, white_label_id: whiteLabel.id, owner_id: ownerRow.id, kind, extension, state: 'ready', files });
    return uuid;
  };
  const show = (name: string, uuid: string) => attach(database.db, { owner: 'game', ownerId: game.id, name }, uuid);
  return { game, owner, path, read, store, show };
}

describe('a game in a response', () => {
  it('includes reels, export, menu and purchases', async () => {
    const { make, database, origin } = provider;
    const { game, read, store } = await harbour();
    const [team, task] = [await make.team(game), await make.task(game)];
    const film = async (name: string, of: { team_id?: number; task_id?: number } = {}) => {
      const media_uuid = await store('video', 'mp4', { mp4: 'film.mp4' });
      await database.db.insert(reels).values({ game_id: game.id, name, media_uuid, state: 'ready', ...of });
      return { name, url: `${origin}/media/${media_uuid}/film.mp4` };
    };
    const ofTeam = await film('Team', { team_id: team.id });
    const ofTask = await film('Challenge', { task_id: task.id });
    const whole = await film('Whole');
    const finished_at = new Date('2030-06-01T18:30:00Z');
    await database.db
      .insert(gameExports)
      .values({ game_id: game.id, email: 'crew@example.test', state: 'ready', file: 'all.zip', finished_at });

    expect(await read()).toMatchObject({
      leaderboard_visible: 0,
      soundtrack: '',
      reel: whole,
      team_reels: [ofTeam],
      task_reels: [ofTask],
      dropbox_enabled: true,
      grey_enabled: true,
      reels_enabled: false,
      export_url: expect.stringMatching(/\/exports\/all\.zip$/),
      export_finished_at: finished_at.toISOString(),
      main_menu: { menu_stream_title: '', menu_stream_visible: 1, menu_custom_visible: 0 },
    });
  });

  it('has no reel, export or model before they are created', async () => {
    const { read } = await harbour();
    expect(await read()).toMatchObject({
      reel: null,
      team_reels: [],
      task_reels: [],
      export_url: null,
      export_finished_at: null,
      tour: [],
      model_url: null,
      model_media_uuid: null,
      model_media_extension: null,
    });
  });

  it('lists its tour in slot order', async () => {
    const { read, store, show } = await harbour();
    const [second, first] = [
      await store('image', 'png', { standard: 'standard.webp' }),
      await store('image', 'png', { standard: 'standard.webp' }),
    ];
    await show('tour_2', second);
    await show('tour_1', first);
    await show('stream', await store('image', 'png', { standard: 'standard.webp' }));
    expect((await read()).tour?.map(({ url }) => url)).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ]);
  });

  it('gives the URL, uuid and extension of its model', async () => {
    const { read, store, show } = await harbour();
    const uuid = await store('model', 'wt3', { original: 'original.wt3' });
    await show('custom', uuid);
    expect(await read()).toMatchObject({
      model_url: `${provider.origin}/media/${uuid}.wt3`,
      model_media_uuid: uuid,
      model_media_extension: 'wt3',
    });
  });

  it('shows a model that its administrator uploaded, and removes it', async () => {
    const { owner, path, read, store } = await harbour();
    const uuid = await store('model', 'wt3', { original: 'original.wt3' });
    const put = (model_media_uuid: string, model_media_extension: string) =>
      owner.put(path, { model_media_uuid, model_media_extension });
    expect((await put(uuid, 'wt3')).status).toBe(200);
    expect(await read()).toMatchObject({
      model_url: `${provider.origin}/media/${uuid}.wt3`,
      model_media_uuid: uuid,
      model_media_extension: 'wt3',
    });
    const picture = await store('image', 'png', { standard: 'standard.webp' });
    const refused = await put(picture, 'png');
    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: { model_media_uuid: ['The file is not an uploaded model.'] } },
    ]);
    expect((await put('', '')).status).toBe(200);
    expect(await read()).toMatchObject({ model_url: null, model_media_uuid: null, model_media_extension: null });
  });

  it('gives photos and videos by name, and a URL per video format', async () => {
    const { read, store, show } = await harbour();
    const files = { mp4: 'film.mp4', webm: 'film.webm', gif: 'loop.gif', png: 'still.png' };
    const [film, picture] = [
      await store('video', 'mov', { original: 'original.mov', ...files }),
      await store('image', 'png', { original: 'original.png', standard: 'standard.webp' }),
    ];
    await show('challenges', film);
    await show('standard', picture);
    const { assets } = await read();
    const at = (uuid: string, file: string) => `${provider.origin}/media/${uuid}/${file}`;
    expect(assets?.photos).toMatchObject([{ name: 'standard', url: at(picture, 'standard.webp') }]);
    expect(assets?.videos).toEqual([
      {
        name: 'challenges',
        url: at(film, files.mp4),
        urls: {
          mp4: at(film, files.mp4),
          webm: at(film, files.webm),
          gif: at(film, files.gif),
          png: at(film, files.png),
        },
      },
    ]);
  });
});
