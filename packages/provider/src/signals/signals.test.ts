import { TASK_TYPE } from '@waymark/contract';
import { perceptualHash } from '@waymark/studio';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { answers } from '../db/schema';
import { ingestMedia } from '../media/ingest';
import { testProvider, type Visitor } from '../testing';
import { eventually } from '../testing/eventually';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

/** A picture of a few discs; the same seed draws the same. */
async function scene(seed: number, { width = 640, quality = 90 } = {}): Promise<Buffer> {
  const disc = (at: number) => {
    const turn = Math.imul(seed + 1, 2_654_435_761 + at * 40_503) >>> 0;
    return `<circle cx="${turn % 640}" cy="${(turn >>> 8) % 480}" r="${40 + (turn % 90)}" fill="hsl(${turn % 360},70%,${20 + ((turn >>> 16) % 60)}%)"/>`;
  };
  const discs = Array.from({ length: 12 }, (_, at) => disc(at)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#789"/>${discs}</svg>`;
  return sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality }).toBuffer();
}

const differing = (one: string, other: string): number =>
  [...(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)].filter((bit) => bit === '1').length;

describe('the likeness of a picture', () => {
  it('is close to that of worse copies and far from other pictures', async () => {
    const [whole, copy, other] = await Promise.all([
      perceptualHash(await scene(1)),
      perceptualHash(await scene(1, { width: 300, quality: 40 })),
      perceptualHash(await scene(2)),
    ]);
    expect(differing(whole ?? '', copy ?? '')).toBeLessThanOrEqual(5);
    expect(differing(whole ?? '', other ?? '')).toBeGreaterThan(10);
  });

  it('is undefined for a plain picture', async () => {
    const plain = { create: { width: 300, height: 200, channels: 3, background: '#888' } } as const;
    expect(await perceptualHash(await sharp(plain).png().toBuffer())).toBeUndefined();
  });
});

interface Signalled {
  readonly id: number;
  readonly signals: readonly object[];
}

async function playing() {
  const playground = await makePlayground(provider);
  const { game, judge, submit, task, whiteLabel } = playground;
  const row = await task({ task_type: TASK_TYPE.photo });
  const upload = async (owner: { readonly id: number }, bytes: Buffer) =>
    ingestMedia(provider.database.db, provider.storage, {
      whiteLabelId: whiteLabel.id,
      ownerId: owner.id,
      extension: 'jpg',
      bytes,
    });
  const signalsOf = async (id: number, who: Visitor = judge) =>
    (await who.get<{ answer: Signalled }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer.signals;
  const send = async (who: Visitor, body: object, to = row) => (await submit(who, to, body)).body.answer.id;
  return { ...playground, row, upload, signalsOf, send };
}

it('flags the same picture on the answers of two teams but not of one', async () => {
  const { team, upload, send, signalsOf } = await playing();
  const [gulls, crabs] = [await team(), await team()];
  const first = await send(gulls.as, { media_uuid: await upload(gulls.user, await scene(3)) });
  const again = await send(gulls.as, { media_uuid: await upload(gulls.user, await scene(3)) });
  expect([await signalsOf(first), await signalsOf(again)]).toEqual([[], []]);
  const copy = await scene(3, { width: 400, quality: 50 });
  const copied = await send(crabs.as, { media_uuid: await upload(crabs.user, copy) });
  const own = await send(crabs.as, { media_uuid: await upload(crabs.user, await scene(4)) });
  expect(await signalsOf(first)).toEqual([{ kind: 'same-picture', other_answer_id: copied }]);
  expect(await signalsOf(copied)).toEqual(
    expect.arrayContaining([first, again].map((other_answer_id) => ({ kind: 'same-picture', other_answer_id }))),
  );
  expect(await signalsOf(own)).toEqual([]);
  // Judges see the signal; it decides nothing.
  expect(await signalsOf(copied, crabs.as)).toEqual([]);
});

it('compares a picture once it is processed', async () => {
  const { team, upload, send, signalsOf } = await playing();
  const [gulls, crabs] = [await team(), await team()];
  const first = await send(gulls.as, { media_uuid: await upload(gulls.user, await scene(5)) });
  const bytes = await scene(5, { quality: 60 });
  const { body } = await crabs.as.get<{ signature: string; name: string }>('/medias/sign/jpg');
  await fetch(body.signature, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  const id = await send(crabs.as, { media_uuid: body.name.replace('.jpg', ''), media_extension: 'jpg' });
  const found = await eventually(
    () => signalsOf(id),
    (signals) => signals.length > 0,
  );
  expect(found).toEqual([{ kind: 'same-picture', other_answer_id: first }]);
});

it('flags places one person could not have reached in time', async () => {
  const { team, task, send, signalsOf, whiteLabel, game } = await playing();
  const { as, id: teamId } = await team();
  const text = await task();
  const london = { latitude: 51.5, longitude: -0.12 };
  const bristol = { latitude: 51.45, longitude: -2.59 };
  const first = await send(as, london, text);
  const far = await send(as, bristol, text);
  const near = await send(as, { latitude: 51.451, longitude: -2.59 }, text);
  expect([await signalsOf(first), await signalsOf(near)]).toEqual([[], []]);
  const [signal] = (await signalsOf(far)) as { metres: number; seconds: number }[];
  expect(signal).toMatchObject({ kind: 'far-apart', other_answer_id: first });
  expect(Math.abs((signal?.metres ?? 0) - 171_000)).toBeLessThan(2_000);
  const mate = await provider.make.user(whiteLabel);
  await provider.make.member(game, mate, { access: 'Joined' });
  await provider.make.player({ id: teamId, game_id: game.id }, mate);
  expect(await signalsOf(await send(await provider.as(mate), london, text))).toEqual([]);
});

it('flags many answers within seconds as a burst', async () => {
  const { team, task, send, signalsOf } = await playing();
  const { as } = await team();
  const rows = await Promise.all([1, 2, 3, 4, 5].map(() => task()));
  const ids: number[] = [];
  for (const row of rows) ids.push(await send(as, {}, row));
  const found = await Promise.all(ids.map((id) => signalsOf(id)));
  expect(found).toEqual([[], [], [], [], [{ kind: 'burst', other_answer_id: null, answers: 5, seconds: 30 }]]);
  const [row] = await provider.database.db
    .select()
    .from(answers)
    .where(eq(answers.id, ids[4] ?? 0));
  expect(row).toMatchObject({ points: 50, approved_at: null, rejected_at: null });
});
