import type { Game } from '@waymark/contract';
import { type TestProvider, testProvider } from '../testing';
import { makeOwnedGame } from '../testing/owned-game';

interface One {
  game: Game;
}
interface Refused {
  errors: Record<string, string[]>;
}

const provider = testProvider();

const harbour = (row?: Parameters<TestProvider['make']['game']>[1]) => makeOwnedGame(provider, row);

describe('the tour', () => {
  async function touring() {
    const there = await harbour();
    const { make } = provider;
    const picture = async (row: Parameters<typeof make.media>[1] = {}) =>
      (
        await make.media(there.whiteLabel, {
          owner_id: there.ownerRow.id,
          files: { standard: 'standard.webp' },
          ...row,
        })
      ).uuid;
    const tour = async () =>
      (await there.owner.get<One>(there.path)).body.game.tour?.map(({ name, uuid }) => [name, uuid]);
    return { ...there, picture, tour };
  }
  const at = (slot: number, uuid: string) => ({
    [`tour_${slot}_media_uuid`]: uuid,
    [`tour_${slot}_media_extension`]: uuid && 'png',
  });

  it('has four slots whose pictures can be swapped and removed', async () => {
    const { owner, path, picture, tour } = await touring();
    const [one, two, three, four] = [await picture(), await picture(), await picture(), await picture()];
    await owner.put(path, { ...at(1, one), ...at(2, two) });
    await owner.put(path, { ...at(3, three), ...at(4, four) });
    expect(await tour()).toEqual([
      ['tour_1', one],
      ['tour_2', two],
      ['tour_3', three],
      ['tour_4', four],
    ]);
    expect((await owner.put(path, { ...at(1, two), ...at(2, one), ...at(4, '') })).status).toBe(200);
    expect(await tour()).toEqual([
      ['tour_1', two],
      ['tour_2', one],
      ['tour_3', three],
    ]);
    // There is no fifth slot, so naming one changes nothing.
    await owner.put(path, at(5, one));
    expect(await tour()).toHaveLength(3);
  });

  it("can be reordered by any administrator but accepts only the caller's own pictures", async () => {
    const { owner, chief, path, picture, tour } = await touring();
    const [one, two] = [await picture(), await picture()];
    await owner.put(path, { ...at(1, one), ...at(2, two) });
    expect((await chief.put(path, { ...at(1, two), ...at(2, one) })).status).toBe(200);
    expect(await tour()).toEqual([
      ['tour_1', two],
      ['tour_2', one],
    ]);
    const film = await picture({ kind: 'video', extension: 'mp4' });
    const foreign = await picture();
    for (const [who, uuid] of [
      [owner, film],
      [chief, foreign],
      [owner, 'no uuid'],
    ] as const) {
      const { status, body } = await who.put<Refused>(path, { tour_3_media_uuid: uuid });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['tour_3_media_uuid']]);
    }
  });
});
