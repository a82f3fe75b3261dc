import { type MediaAlternative, TASK_TYPE } from '@waymark/contract';
import { testProvider } from '../../testing';
import { base64, contentOf, type Preview, sheetDesk } from '../../testing/sheet-desk';

const provider = testProvider();

const START = '05/01/2026 10:00 am';
const desk = (names?: readonly string[]) => sheetDesk(provider, names);

describe('an import that updates', () => {
  const rows = (...lines: string[]) => base64(lines.join('\n'));

  it('changes what the cells give, keeps the rest and is undone as a whole', async () => {
    const { put, load, list, id, undo, owner, game, ownerRow, whiteLabel } = await desk(['Cranes', 'Masts', 'Quay']);
    const [old, fresh] = [
      await provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind: 'image', extension: 'png', state: 'ready' }),
      await provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind: 'image', extension: 'png', state: 'ready' }),
    ];
    await put('Cranes', { points: 10, description: 'Look up', standard_media_uuid: old.uuid });
    const descriptions = `/medias/alternatives/task/${id('Cranes')}`;
    const described = async () =>
      (await owner.get<{ files: MediaAlternative[] }>(`${descriptions}.json`)).body.files[0]?.alt;
    await owner.put(`${descriptions}/standard.json`, { alt: 'Three cranes' });
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
    expect(await described()).toBe('');
    expect(masts).toMatchObject({
      unlock_by_task_id: id('Quay'),
      realities: [{ animation_name: 'wave', scale: 2 }, {}, {}, {}, {}],
    });
    expect(buoy?.name).toBe('Buoy');
    await undo(body.undo_id);
    const after = (await list()).tasks;
    expect(contentOf(after)).toEqual(before);
    expect(await described()).toBe('Three cranes');
  });

  it('reads cells of numbers and times that hold only blanks as empty', async () => {
    const { put, load, list, id } = await desk(['Cranes']);
    const kept = { points: 10, latitude: 51.5, longitude: -2.6, arrival_location_radius: 50, starts_at: START };
    await put('Cranes', kept);
    const before = contentOf((await list()).tasks);
    const sheet = rows(
      'ID,Headline,Points,Latitude,Longitude,Arrival radius,Opens at',
      `${id('Cranes')},Cranes,\u00a0, ,\u00a0 , ,\u00a0`,
    );
    const { body } = await load(sheet, { duplicates: 'update' });
    expect([body.errors, contentOf((await list()).tasks)]).toEqual([[], before]);
  });

  it('keeps later changes when it is undone', async () => {
    const { load, put, list, undo } = await desk(['Cranes']);
    const { body } = await load(rows('Headline,Points,Timer', 'Cranes,90,20'), { duplicates: 'update' });
    await put('Cranes', { points: 70 });
    await undo(body.undo_id);
    expect((await list()).tasks[0]).toMatchObject({ points: 70, timer: 0 });
  });

  it('changes which answers open a challenge', async () => {
    const { load, put, list, id } = await desk(['Cranes', 'Masts']);
    await put('Masts', { unlock_by_task_id: id('Cranes') });
    await load(rows('Number,Headline,Waits for', '1,Cranes,', '2,Masts,1;left:right'), { duplicates: 'update' });
    expect((await list()).tasks.map((task) => task.unlock_by_task_ids)).toEqual(['', `${id('Cranes')};left:right`]);
  });

  it('keeps a lock that was changed later when it is undone', async () => {
    const { load, put, list, id, undo } = await desk(['Cranes', 'Masts', 'Quay']);
    const sheet = rows('Number,Headline,Waits for', '1,Cranes,3', '2,Masts,3', '3,Quay,');
    const { body } = await load(sheet, { duplicates: 'update' });
    await put('Cranes', { unlock_by_task_id: id('Masts') });
    await undo(body.undo_id);
    expect((await list()).tasks.map((task) => task.unlock_by_task_id)).toEqual([id('Masts'), null, null]);
  });

  it('names cells that repeat a challenge or use media of others', async () => {
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

  it('names cells that close a cycle through existing locks and imports the rest', async () => {
    const { load, put, id, list, owner, game } = await desk(['Cranes', 'Masts', 'Quay']);
    await put('Masts', { unlock_by_task_id: id('Cranes') });
    const sheet = rows('Number,Headline,Waits for', '1,Cranes,2', '2,Masts,', '3,Buoy,4', '4,Quay,');
    const wish = { game_id: game.id, file: sheet, duplicates: 'update' };
    const preview = await owner.post<Preview>('/tasks/import/preview.json', wish);
    expect(preview.body.rows.map(({ errors }) => errors.map(({ cell, code }) => `${cell} ${code}`))).toEqual([
      ['C2 circle'],
      [],
      [],
      [],
    ]);
    const { status, body } = await load(sheet, { duplicates: 'update' });
    expect([status, body.errors.map(({ cell }) => cell)]).toEqual([200, ['C2']]);
    expect((await list()).tasks.map(({ name, unlock_by_task_id }) => [name, unlock_by_task_id])).toEqual([
      ['Cranes', null],
      ['Masts', id('Cranes')],
      ['Quay', null],
      ['Buoy', id('Quay')],
    ]);
  });

  it('can reverse a chain, and rechecks cycles through the locks of skipped rows', async () => {
    const turned = await desk(['Cranes', 'Masts']);
    await turned.put('Masts', { unlock_by_task_id: turned.id('Cranes') });
    const swap = rows('Number,Headline,Waits for', '1,Cranes,2', '2,Masts,');
    const done = await turned.load(swap, { duplicates: 'update', empty_cells: 'clear' });
    expect(done.body.errors).toEqual([]);
    expect((await turned.list()).tasks.map((task) => task.unlock_by_task_id)).toEqual([turned.id('Masts'), null]);

    // Cranes cannot wait for Masts, so it keeps waiting for Quay, which then cannot wait for Masts.
    const kept = await desk(['Cranes', 'Masts', 'Quay']);
    await kept.put('Cranes', { unlock_by_task_id: kept.id('Quay') });
    await kept.put('Masts', { unlock_by_task_id: kept.id('Cranes') });
    const sheet = rows('Number,Headline,Waits for', '1,Cranes,2', '2,Masts,', '3,Quay,2');
    const { status, body } = await kept.load(sheet, { duplicates: 'update' });
    expect([status, body.errors.map(({ cell, code }) => `${cell} ${code}`)]).toEqual([200, ['C2 circle', 'C4 circle']]);
  });

  describe('with empty cells that clear', () => {
    const clear = { duplicates: 'update', empty_cells: 'clear' };

    it('previews what it clears, clears it and restores it on undo', async () => {
      const { put, load, preview, list, id, undo, owner, game, ownerRow, whiteLabel } = await desk(['Cranes', 'Masts']);
      const upload = (kind: 'image' | 'model', extension: string) =>
        provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind, extension, state: 'ready' });
      const [picture, model] = [await upload('image', 'png'), await upload('model', 'wt3')];
      await put('Cranes', {
        points: 10,
        description: 'Look up',
        timer_visible: 0,
        latitude: 51.5,
        longitude: -2.6,
        arrival_location_radius: 50,
        starts_at: START,
        standard_media_uuid: picture.uuid,
      });
      await put('Masts', { task_type: TASK_TYPE.arPhoto, unlock_by_task_id: id('Cranes'), hint_1: 'kept' });
      await owner.post('/tags.json', { game_id: game.id, task_id: id('Cranes'), label: 'tall' });
      const [item] = (await list()).tasks[1]?.realities ?? [];
      const shown = { game_id: game.id, animation_name: 'wave', scale: 2, model_media_uuid: model.uuid };
      expect((await owner.put(`/tasks/ar/${item?.id}.json`, shown)).status).toBe(200);
      const before = contentOf((await list()).tasks);
      const lines = [
        'Headline,Points,Description,Timer visible,Latitude,Longitude,Opens at,Picture,Tags,Waits for,AR 1 model,AR 1 scale',
        'Cranes,,,,,,,,,,,',
        'Masts,5,,,,,,,,,,',
      ];
      const kept = await preview(lines.join('\n'), { duplicates: 'update' });
      expect(kept.body.rows.map(({ cleared }) => cleared)).toEqual([[], []]);
      const looked = await preview(lines.join('\n'), clear);
      expect(looked.body.rows.map(({ cleared }) => cleared)).toEqual([
        ['points', 'description', 'timer_visible', 'latitude', 'longitude', 'starts_at', 'standard', 'tags'],
        ['waits_for', 'item_1_model', 'item_1_scale'],
      ]);
      const { body } = await load(rows(...lines), clear);
      expect([body.errors, body.updated.length]).toEqual([[], 2]);
      const [cranes, masts] = (await list()).tasks;
      expect(cranes).toMatchObject({ points: 0, description: '', timer_visible: 1, latitude: null, longitude: null });
      expect(cranes).toMatchObject({ arrival_location_radius: 0, starts_at: null, photo: null, tags: [] });
      expect(masts).toMatchObject({ points: 5, hint_1: 'kept', unlock_by_task_id: null });
      expect(masts?.realities[0]).toMatchObject({ animation_name: 'wave', scale: null });
      expect(JSON.stringify(masts)).not.toContain(model.uuid);
      await undo(body.undo_id);
      expect(contentOf((await list()).tasks)).toEqual(before);
    });

    it('names empty cells of required fields and of a location that a lock needs', async () => {
      const { put, load, list, id } = await desk(['Cranes', 'Masts']);
      await put('Masts', { latitude: 51.5, longitude: -2.6, unlock_by_location_radius: 50 });
      const sheet = rows('ID,Headline,Type,Latitude', `${id('Cranes')},,,`, `${id('Masts')},Masts,Photo,`);
      const { body } = await load(sheet, clear);
      expect(body.errors.map(({ cell, code }) => `${cell} ${code}`)).toEqual([
        'B2 required',
        'C2 required',
        'D3 radius-without-place',
      ]);
      expect((await list()).tasks).toMatchObject([{ name: 'Cranes' }, { latitude: 51.5 }]);
    });

    it('keeps a file attached later when it is undone', async () => {
      const { put, load, list, undo, ownerRow, whiteLabel } = await desk(['Cranes']);
      const upload = () =>
        provider.make.media(whiteLabel, { owner_id: ownerRow.id, kind: 'image', extension: 'png', state: 'ready' });
      await put('Cranes', { standard_media_uuid: (await upload()).uuid });
      const { body } = await load(rows('Headline,Picture', 'Cranes,'), clear);
      const { uuid } = await upload();
      await put('Cranes', { standard_media_uuid: uuid });
      await undo(body.undo_id);
      expect((await list()).tasks[0]?.photo).toContain(uuid);
    });
  });
});
