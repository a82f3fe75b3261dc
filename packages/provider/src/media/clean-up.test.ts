import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { media } from '../db/schema';
import { Spool } from '../storage/spool';
import { testProvider } from '../testing';
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
