import { eq } from 'drizzle-orm';
import { games } from '../db/schema';
import { makePlayground } from '../testing/playground';
import { testProvider } from '../testing/test-provider';

const provider = testProvider();

/** A branded game, including parts that slides must not reveal. */
async function branded() {
  const { game, owner, team, whiteLabel } = await makePlayground(provider, { grey_enabled: true });
  await owner.put(`/games/${game.id}/grey.json`, {
    top_nav_background_color: '#0b6a60',
    help: 'Ask at the plinth.',
    menu_custom_title: 'Last stop',
    custom_url: 'https://last-stop.example',
  });
  const picture = async (name: string) => {
    const { uuid } = await provider.make.media(whiteLabel, { files: { standard: 'standard.webp' } });
    await provider.make.attachment({ owner: 'game', owner_id: game.id, name, media_uuid: uuid });
    return `${provider.origin}/media/${uuid}/standard.webp`;
  };
  const logo = await picture('logo');
  await picture('watermark');
  const { as } = await team();
  const stranger = await provider.as(await provider.make.user(whiteLabel));
  const shown = async (query = '') =>
    (await as.get<{ readonly brand?: object }>(`/answers/slideshow/${game.id}.json${query}`)).body;
  return { game, joined: as, stranger, logo, shown };
}

it("returns only the bar's colour and logo of the brand, with the newest slides", async () => {
  const { game, joined, logo, shown } = await branded();
  expect((await joined.get(`/games/${game.id}/grey.json`)).status).toBe(403);
  const { brand, ...rest } = await shown();
  expect(brand).toEqual({ top_nav_background_color: '#0b6a60', logo });
  expect(Object.keys(rest).toSorted()).toEqual(['answers', 'count', 'featured']);
  expect(await shown('?max_id=1')).not.toHaveProperty('brand');
});

it('returns no brand when none was bought, and 403 to outsiders', async () => {
  const { game, stranger, shown } = await branded();
  await provider.database.db.update(games).set({ grey_enabled: false }).where(eq(games.id, game.id));
  expect(await shown()).not.toHaveProperty('brand');
  expect((await stranger.get(`/answers/slideshow/${game.id}.json`)).status).toBe(403);
});

it("fills the game's words and the team's name into the challenge of an answer", async () => {
  const { game, owner, task, team } = await makePlayground(provider, { review: 'post' });
  await owner.post('/personalizations.json', { game_id: game.id, key: 'pub', value: 'The <Anchor>' });
  const gulls = await team('Gulls');
  const selfie = await task({
    name: 'Selfie of %{team} at %{pub}, %{nobody}',
    description: '<p>%{team}, at %{pub}.</p>',
  });
  await provider.make.answer(selfie, gulls, { user_id: gulls.user.id });
  const { body } = await gulls.as.get<{ answers: { task: object }[] }>(`/answers/slideshow/${game.id}.json`);
  expect(body.answers.map((answer) => answer.task)).toEqual([
    expect.objectContaining({
      name: 'Selfie of Gulls at The <Anchor>, %{nobody}',
      description: '<p>Gulls, at The &lt;Anchor&gt;.</p>',
    }),
  ]);
});
