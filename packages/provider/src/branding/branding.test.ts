import { BRAND_COLOURS, MENU_SECTIONS } from '@waymark/contract';
import { openLiveClient, testProvider } from '../testing';

const provider = testProvider();

async function harbour(row: object = { grey_enabled: true }) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, row);
  await make.member(game, user, { access: 'Created' });
  const owner = await provider.as(user);
  const read = async () => (await owner.get<Record<string, unknown>>(`/games/${game.id}/grey.json`)).body;
  const write = (body: object) =>
    owner.put<Record<string, unknown> & { errors?: object }>(`/games/${game.id}/grey.json`, body);
  const picture = (name: string) =>
    make.media(whiteLabel, { owner_id: user.id, files: { standard: 'standard.webp' }, extension: 'png', ...{ name } });
  return { whiteLabel, user, game, owner, read, write, picture };
}

it("has the specification's defaults", async () => {
  const { read } = await harbour();
  const brand = await read();
  expect(brand).toMatchObject({ ...BRAND_COLOURS, font_size: 16, theme: 0, help: '', logo: null, watermark: null });
  expect(BRAND_COLOURS).toEqual({
    top_nav_background_color: '#831312',
    top_nav_txt_color: '#FFFFFF',
    top_nav_tint_color: '#FFFFFF',
    body_high_color: '#000000',
    body_txt_color: '#000000',
    body_background_color: '#FFFFFF',
    body_tint_color: '#1A5594',
  });
  expect(MENU_SECTIONS.map((section) => brand[`menu_${section}_visible`])).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  expect(MENU_SECTIONS.map((section) => brand[`menu_${section}_order`])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('stores written fields, returns the menu in main_menu and notifies clients', async () => {
  const { owner, game, read, write } = await harbour();
  const client = await openLiveClient(provider.origin, owner);
  const theme = { theme: 1, font_size: 20, font_regular: 'Caveat', font_bold: 'Lato', body_tint_color: '#0b6a60' };
  const menu = { menu_stream_order: 0, menu_challenges_order: 1, menu_stream_title: 'On the quay', custom_url: '' };
  expect((await write({ ...theme, help: 'Ask at the plinth.' })).status).toBe(200);
  expect((await write(menu)).body).toMatchObject({ ...theme, ...menu, help: 'Ask at the plinth.' });
  expect(await read()).toMatchObject({ ...theme, ...menu, menu_challenges_title: '' });
  const { body } = await owner.get<{ game: { main_menu: object } }>(`/games/${game.id}.json`);
  expect(body.game.main_menu).toMatchObject(menu);
  const { detail } = await client.waitFor(({ source }) => source === 'ss.game.update');
  expect(detail.fields?.toSorted()).toEqual([...Object.keys(theme), 'help'].toSorted());
  client.close();
});

it('rejects invalid values and stores nothing', async () => {
  const { read, write } = await harbour();
  for (const body of [
    { font_size: 7 },
    { theme: 2 },
    { font_bold: 'Comic Sans' },
    { body_tint_color: 'red; background: url(x)' },
    { menu_help_title: 'x'.repeat(31) },
    { menu_help_order: 9 },
    { custom_url: 'javascript:alert(1)' },
    { custom_url: 'https://' },
  ]) {
    const { status } = await write({ ...body, help: 'x' });
    expect([body, status >= 400 && status < 500]).toEqual([body, true]);
  }
  const spaced = await write({ custom_url: 'https://lamb and lighthouse.example/tonight' });
  expect(spaced).toMatchObject({
    status: 422,
    body: { errors: { custom_url: ['Check this URL. It may contain a space.'] } },
  });
  expect(await read()).toMatchObject({ font_size: 16, theme: 0, custom_url: '', help: '' });
  expect((await write({ custom_url: 'https://lamb.example/tonight' })).status).toBe(200);
});

it('stores pictures as logo and menu icons and rejects those of others', async () => {
  const { read, write, picture, game, owner } = await harbour();
  const [logo, icon] = [await picture('logo'), await picture('icon')];
  const media = (name: string, uuid: string) => ({
    [`${name}_media_uuid`]: uuid,
    [`${name}_media_extension`]: uuid && 'png',
  });
  await write({ ...media('logo', logo.uuid), ...media('stream', icon.uuid) });
  const urlOf = (uuid: string) => `${provider.origin}/media/${uuid}/standard.webp`;
  expect(await read()).toMatchObject({
    logo: urlOf(logo.uuid),
    assets: { photos: expect.arrayContaining([expect.objectContaining({ name: 'stream', url: urlOf(icon.uuid) })]) },
  });
  const { body } = await owner.get<{ game: { assets: object } }>(`/games/${game.id}.json`);
  expect(body.game.assets).toMatchObject({
    photos: expect.arrayContaining([expect.objectContaining({ name: 'stream' })]),
  });
  await write(media('logo', ''));
  expect(await read()).toMatchObject({ logo: null });
  const others = await harbour();
  const theirs = await others.picture('logo');
  expect((await write(media('logo', theirs.uuid))).status).toBe(422);
});

it('rejects an SVG with a script, even one uploaded as PNG', async () => {
  const { owner } = await harbour();
  expect((await owner.get('/medias/sign/svg')).status).toBeGreaterThanOrEqual(400);
  const { body } = await owner.get<{ signature: string }>('/medias/sign/png');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const put = await fetch(body.signature, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: drawing });
  expect(put.status).toBe(415);
});

it('cannot be changed before it is bought', async () => {
  const { write, read } = await harbour({});
  expect((await write({ theme: 1 })).status).toBe(403);
  expect(await read()).toMatchObject({ theme: 0 });
});
