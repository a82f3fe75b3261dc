import { TASK_TYPE } from '@waymark/contract';
import { START_PATIENCE, startTestProvider, type TestProvider } from '../../testing';
import { base64, contentOf, type Preview, sheetDesk } from '../../testing/sheet-desk';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const desk = (names?: readonly string[]) => sheetDesk(provider, names);

describe('an import that updates', () => {
  const rows = (...lines: string[]) => base64(lines.join('\n'));

  it('changes what the cells say, leaves what they do not, and is taken back as a whole', async () => {
    const { put, load, list, id, undo, owner, game, ownerRow, whiteLabel } = await desk(['Cranes', 'Masts', 'Quay']);
    const [old, fresh] = [
      await provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind: 'image', extension: 'png', state: 'ready' }),
      await provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind: 'image', extension: 'png', state: 'ready' }),
    ];
    await put('Cranes', { points: 10, description: 'Look up', standard_media_uuid: old.uuid });
    await put('Masts', { task_type: TASK_TYPE.arPhoto, unlock_by_task_id: id('Cranes') });
    await owner.post('/tags.json', { game_id: game.id, task_id: id('Cranes'), label: 'tall' });
    const before = contentOf((await list()).tasks);
    const sheet = rows(
      'Number,ID,Headline,Type,Points,Description,Tags,Waits for,Picture,AR 1 animation,AR 1 scale',
      `1,${id('Cranes')},Tall cranes,,90,,harbour,,https://elsewhere.test/media/${fresh.uuid}.png,,`,
      '2,,masts,AR + Photo,,,,3,,wave,2',
      '3,,Quay,,,,,,,,',
      '4,,Buoy,Photo,5,,,,,,',
    );
    const preview = await owner.post<Preview>('/tasks/import/preview.json', {
      game_id: game.id,
      file: sheet,
      duplicates: 'update',
    });
    expect(preview.body.rows.map(({ duplicate_of }) => duplicate_of)).toEqual([
      id('Cranes'),
      id('Masts'),
      id('Quay'),
      null,
    ]);
    const { status, body } = await load(sheet, { duplicates: 'update' });
    expect([status, body.errors, body.updated.toSorted(), body.ids.length, body.skipped]).toEqual([
      200,
      [],
      [id('Cranes'), id('Masts')].toSorted(),
      1,
      0,
    ]);
    const [cranes, masts, , buoy] = (await list()).tasks;
    expect(cranes).toMatchObject({
      name: 'Tall cranes',
      points: 90,
      description: 'Look up',
      tags: [{ label: 'harbour' }],
    });
    expect(cranes?.photo).toContain(fresh.uuid);
    expect(masts).toMatchObject({
      unlock_by_task_id: id('Quay'),
      realities: [{ animation_name: 'wave', scale: 2 }, {}, {}, {}, {}],
    });
    expect(buoy?.name).toBe('Buoy');
    await undo(body.undo_id);
    expect(contentOf((await list()).tasks)).toEqual(before);
  }, 20_000);

  it('leaves alone what somebody has changed since, when it is taken back', async () => {
    const { load, put, list, undo } = await desk(['Cranes']);
    const { body } = await load(rows('Headline,Points,Timer', 'Cranes,90,20'), { duplicates: 'update' });
    await put('Cranes', { points: 70 });
    await undo(body.undo_id);
    expect((await list()).tasks[0]).toMatchObject({ points: 70, timer: 0 });
  });

  it('names cells that would change one challenge twice, or show what is not theirs', async () => {
    const { load, list } = await desk(['Cranes']);
    const stranger = await desk();
    const { uuid } = await provider.make.media(stranger.whiteLabel, {
      owner_id: stranger.ownerRow.id,
      kind: 'image',
      extension: 'png',
      state: 'ready',
    });
    const { body } = await load(
      rows(
        'Headline,Points,Picture,AR 1 model',
        'Cranes,1,,',
        'cranes,2,,',
        `Masts,3,/media/${uuid}.png,`,
        'Quay,4,https://elsewhere.test/quay.png,',
        `Buoy,5,,/media/${uuid}.wt3`,
      ),
      { duplicates: 'update' },
    );
    expect(body.errors.map(({ cell }) => cell).toSorted()).toEqual(['A3', 'C4', 'C5', 'D6', 'D6']);
    expect((await list()).tasks.map(({ name, points }) => `${name} ${points}`)).toEqual(['Cranes 1']);
  });

  it('is refused as a whole when challenges would come to wait for each other', async () => {
    const { load, put, id, order } = await desk(['Cranes', 'Masts', 'Quay']);
    await put('Masts', { unlock_by_task_id: id('Cranes') });
    const sheet = rows('Number,Headline,Waits for', '1,Cranes,2', '2,Masts,', '3,Buoy,');
    const { status, body } = await load(sheet, { duplicates: 'update' });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('would wait for itself')]);
    expect(await order()).toBe('Cranes Masts Quay');
  });
});
