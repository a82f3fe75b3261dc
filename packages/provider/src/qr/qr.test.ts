import jsqr from 'jsqr';
import sharp from 'sharp';
import { tasks } from '../db/schema';
import { testProvider, type Visitor } from '../testing';

const provider = testProvider();

const ADDRESS = 'https://harbour.test/quay?spot=4&of=9';

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const member = async (access: 'Created' | 'Managing' | 'Joined') => {
    const user = await make.user(whiteLabel);
    await make.member(game, user, { access });
    return provider.as(user);
  };
  const task = await make.task(game, { task_type: 4, qr_url: ADDRESS });
  return { whiteLabel, game, task, member, stranger: await provider.as(await make.user(whiteLabel)) };
}
type Harbour = Awaited<ReturnType<typeof harbour>>;

const picture = ({ token }: Pick<Visitor, 'token'>, task: number, game: number, whitelabel: string) =>
  fetch(`${provider.origin}/v1/tasks/${task}/qr.png?whitelabel=${whitelabel}&game_id=${game}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
const requests = async (who: Visitor, { task, game, whiteLabel }: Harbour) =>
  picture(who, task.id, game.id, whiteLabel.identifier);

it.each(['Created', 'Managing'] as const)('gives members with access %s a QR code of the solution', async (access) => {
  const place = await harbour();
  const answer = await requests(await place.member(access), place);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="qr-${place.task.id}.png"`);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .ensureAlpha()
    .resize(128)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ADDRESS);
});

it('denies access to players, strangers and visitors', async () => {
  const place = await harbour();
  const { game, task, whiteLabel } = place;
  expect((await requests(await place.member('Joined'), place)).status).toBe(403);
  expect((await requests(place.stranger, place)).status).toBe(403);
  expect((await picture({ token: undefined }, task.id, game.id, whiteLabel.identifier)).status).toBe(401);
});

it("requires the caller's white label and the challenge's game", async () => {
  const [ours, theirs] = [await harbour(), await harbour()];
  const owner = await ours.member('Created');
  const { task, game, whiteLabel } = ours;
  expect((await picture(owner, task.id, game.id, theirs.whiteLabel.identifier)).status).toBe(401);
  expect((await picture(owner, theirs.task.id, game.id, whiteLabel.identifier)).status).toBe(404);
  expect((await picture(owner, task.id, theirs.game.id, whiteLabel.identifier)).status).toBe(404);
  expect((await picture(owner, task.id, 0, whiteLabel.identifier)).status).toBe(400);
});

it('answers 404 for a challenge without a code', async () => {
  const place = await harbour();
  const owner = await place.member('Created');
  for (const row of [
    { task_type: 4, qr_url: '' },
    { task_type: 5, qr_url: ADDRESS },
  ]) {
    const task = await provider.make.task(place.game, row);
    expect((await requests(owner, { ...place, task })).status).toBe(404);
  }
});

it('prints the requested codes or all of them', async () => {
  const place = await harbour();
  const other = await provider.make.task(place.game, { task_type: 4, qr_url: ADDRESS, position: 2 });
  const owner = await place.member('Created');
  const count = async (query: string) =>
    (await owner.get<{ count: number }>(`/tasks/qr-sheet/${place.game.id}.json${query}`)).body.count;
  expect(await count('')).toBe(2);
  expect(await count(`?size=small&ids=${other.id},999999`)).toBe(1);
  expect((await owner.get(`/tasks/qr-sheet/${place.game.id}.json?ids=1;2`)).status).toBe(400);
});

it('rejects a text too long for a QR code, alone and in a sheet', async () => {
  const place = await harbour();
  const owner = await place.member('Created');
  const task = await provider.make.task(place.game, { task_type: 4, qr_url: '港'.repeat(1024), position: 2 });
  const alone = await requests(owner, { ...place, task });
  expect([alone.status, await alone.json()]).toEqual([
    422,
    { errors: { qr_url: ['The QR address is too long for a QR code.'] } },
  ]);
  const { status, body } = await owner.get(`/tasks/qr-sheet/${place.game.id}.json`);
  expect([status, body]).toEqual([
    422,
    { errors: { qr_url: ['The QR address of challenge 2 is too long for a QR code.'] } },
  ]);
});

it('prints many codes without blocking other calls', async () => {
  const place = await harbour();
  const { game } = place;
  const owner = await place.member('Created');
  const more = (from: number, to: number) =>
    provider.database.db.insert(tasks).values(
      Array.from({ length: to - from }, (_, at) => ({
        game_id: game.id,
        position: from + at,
        task_type: 4,
        qr_url: `${ADDRESS}&n=${from + at}&${'x'.repeat(200)}`,
      })),
    );
  await more(2, 202);
  const printed = await owner.get<{ count: number }>(`/tasks/qr-sheet/${game.id}.json?size=small`);
  expect([printed.status, printed.body.count]).toEqual([200, 201]);
});
