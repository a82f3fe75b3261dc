import { RandomOrganiser } from '../support/random-organiser';
import { Seeded } from '../support/seeded';
import { expect, test } from '../support/test';
import { lostWrites, Weather } from '../support/weather';

const GAME = 4776;
const EDITS = 200;
/** The same edits in every run; another seed searches elsewhere. */
const SEED = Number(process.env.WAYMARK_SEED ?? 261_122);

// With screenshots, hundreds of edits would take longer than the test is worth.
test.use({ trace: 'off' });

test('two browsers making 200 random edits over a faulty network match the database and lose no accepted write', async ({
  page,
  enter,
  person,
  stack,
  watch,
}) => {
  // Network faults appear in the console.
  watch.allow(/Failed to load resource/);
  watch.expectDialogs('Lost connection', 'Server error');
  const weather = new Weather(new Seeded(SEED));
  await enter('owner', `/games/edit/${GAME}`);
  const colleague = await person('admin', `/games/edit/${GAME}`);
  const organisers = [page, colleague].map((one, at) => new RandomOrganiser(one, new Seeded(SEED + 1 + at)));
  for (const { page: one } of organisers) {
    await expect(one.getByText(/has this game open too\./)).toBeVisible();
    await weather.over(one, `/games/${GAME}.json`);
  }
  const { apiOrigin, apiVersion, whitelabel } = stack.settings.page;
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token}`, 'X-Whitelabel': whitelabel };
  const stored = async () => {
    const answer = await fetch(`${apiOrigin}/${apiVersion}/games/${GAME}.json`, { headers });
    const { game } = (await answer.json()) as { game: Record<string, unknown> };
    return game;
  };

  await test.step(`${EDITS} edits (WAYMARK_SEED=${SEED})`, async () => {
    await Promise.all(organisers.map((organiser) => organiser.edit(EDITS / 2, weather)));
  });
  weather.clear();
  // Ignore keeps the screen's values until something else is saved.
  for (const organiser of organisers) await organiser.saveOneMore();
  await expect(async () => {
    for (const organiser of organisers) expect(await organiser.settle()).toBe(false);
    const [one, other] = await Promise.all(organisers.map((organiser) => organiser.screen()));
    const game = await stored();
    const database = Object.fromEntries(Object.keys(one ?? {}).map((name) => [name, game[name]]));
    expect({ one, other }, `WAYMARK_SEED=${SEED}`).toEqual({ one: database, other: database });
  }).toPass({ timeout: 30_000 });

  expect(lostWrites(weather.taken, await stored()), `WAYMARK_SEED=${SEED}`).toEqual([]);
  for (const { body } of weather.taken) expect(Object.keys(body)).toHaveLength(1);
  for (const trouble of Object.values(weather.troubles)) expect(trouble).toBeGreaterThan(0);
  expect(weather.acknowledged).toBeGreaterThan(EDITS / 4);
});
