/** @also-embedded Addresses in texts are found by a regular expression of the database. */
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { brandings, media, personalizations } from '../db/schema';
import { Spool } from '../storage/spool';
import { Factories, openTestDatabase, testProvider } from '../testing';
import { cleanUpMedia } from './clean-up';

const provider = testProvider();

it('finds abandoned uploads behind any number of pictures in texts', async () => {
  const { make, database, storage, clock } = provider;
  const spool = new Spool(join(provider.dataDir, 'incoming'));
  const whiteLabel = await make.whiteLabel();
  const uploaded = async (days: number) => {
    const created_at = new Date(clock.now().getTime() - days * 86_400_000);
    return (await make.media(whiteLabel, { state: 'ready', created_at })).uuid;
  };
  const written = [await uploaded(40), await uploaded(40), await uploaded(40), await uploaded(30)];
  await make.game(whiteLabel, { description: written.map((uuid) => `<img src="/media/${uuid}.png">`).join('') });
  const [one, other] = [await uploaded(20), await uploaded(10)];
  const left = async () => {
    await cleanUpMedia({ database, storage, spool, now: clock.now, atOnce: 1 });
    const uuids = [...written, one, other];
    const rows = await database.db.select({ uuid: media.uuid }).from(media).where(inArray(media.uuid, uuids));
    return rows.map(({ uuid }) => uuid).sort();
  };
  // One at a time; those in texts are passed over and stay.
  expect(await left()).toHaveLength(written.length + 1);
  expect(await left()).toEqual([...written].sort());
  expect(await left()).toEqual([...written].sort());
});

it('reads the texts once, however many pictures they show', async () => {
  let statements = 0;
  const database = await openTestDatabase(() => statements++);
  const make = new Factories(database);
  const whiteLabel = await make.whiteLabel();
  const spool = new Spool(join(provider.dataDir, 'incoming'));
  const now = () => new Date();
  const write = async (pictures: number) => {
    const created_at = new Date(0);
    for (let count = 0; count < pictures; count++) {
      const { uuid } = await make.media(whiteLabel, { created_at });
      await make.game(whiteLabel, { description: `<img src="/media/${uuid}.png"> and <img src="/media/${uuid}.png">` });
    }
  };
  const cost = async () => {
    const before = statements;
    await cleanUpMedia({ database, storage: provider.storage, spool, now });
    return statements - before;
  };
  await write(1);
  const one = await cost();
  await write(20);
  const many = await cost();
  const left = await database.db.$count(media);
  await database.close();
  expect([many, left]).toEqual([one, 21]);
});

it('keeps pictures in texts of every kind', async () => {
  const { make, database, storage } = provider;
  const spool = new Spool(join(provider.dataDir, 'incoming'));
  const white = await make.whiteLabel();
  const written: string[] = [];
  const text = async () => {
    const { uuid } = await make.media(white, { created_at: new Date(0) });
    written.push(uuid);
    return `<img src="https://cdn.example/media/${uuid}/standard.webp">`;
  };
  await make.whiteLabel({ logo: await text() });
  const game = await make.game(white);
  await make.task(game, { description: await text(), reward_description: await text() });
  const menu = { help: { custom_url: await text() } };
  await database.db.insert(brandings).values({ game_id: game.id, help: await text(), menu });
  await database.db.insert(personalizations).values({ game_id: game.id, key: 'map', value: await text() });
  await cleanUpMedia({ database, storage, spool, now: () => new Date() });
  expect(await database.db.$count(media, inArray(media.uuid, written))).toBe(6);
});
