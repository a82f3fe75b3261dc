import { readFile } from 'node:fs/promises';
import { TASK_TYPE } from '@waymark/contract';
import { CLIP, picture } from '@waymark/studio/testing';
import { ingestMedia } from '../media/ingest';
import { mediaKey } from '../media/keys';
import { openLiveClient, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

interface Shown {
  readonly regenerate: boolean;
  readonly placeholders: object[];
  readonly assets: { photos: { url: string; urls: { thumb: string } }[] };
}

interface Filmed {
  readonly assets: { readonly videos: readonly { readonly urls: { readonly png: string } }[] };
}

async function pictured() {
  const playground = await makePlayground(provider);
  const { game, team, task, submit, upload, owner } = playground;
  const { as, user } = await team();
  const uuid = await upload(user);
  const { id } = (await submit(as, await task({ task_type: TASK_TYPE.photo }), { media_uuid: uuid })).body.answer;
  const show = async () => (await owner.get<{ answer: Shown }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer;
  const regenerate = (who = owner) => who.put<{ answer: Shown }>('/answers/regenerate.json', { id });
  return { ...playground, as, uuid, id, show, regenerate };
}

describe('regenerating media', () => {
  it('recreates pictures under new URLs and notifies clients', async () => {
    const { uuid, id, show, regenerate, as } = await pictured();
    const [before] = (await show()).assets.photos;
    await provider.storage.write(mediaKey(uuid, 'standard.webp'), Buffer.from('broken'));
    await provider.storage.write(mediaKey(uuid, 'thumb.webp'), Buffer.from('broken'));
    const client = await openLiveClient(provider.origin, as);
    const begun = (await regenerate()).body.answer;
    expect(begun).toMatchObject({ regenerate: true, placeholders: [{ uuid }], assets: { photos: [] } });
    await client.waitFor(({ source, detail }) => source === 'ss.game.media' && detail.media?.uuid === uuid);
    await client.waitFor(
      ({ source, detail }) => source === 'ss.answer.update' && detail.fields?.includes('assets') === true,
    );
    client.close();
    const after = await show();
    const [photo] = after.assets.photos;
    expect(after).toMatchObject({ id, regenerate: false, placeholders: [] });
    expect([photo?.url === before?.url, photo?.urls.thumb === before?.urls.thumb]).toEqual([false, false]);
    for (const address of [photo?.url, photo?.urls.thumb]) {
      const answer = await fetch(address ?? '');
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)]).toEqual([200, 'WEBP']);
    }
    expect(await provider.storage.readAll(mediaKey(uuid, 'standard.webp'))).toBeUndefined();
  });

  it('recreates the still of a video', async () => {
    const { team, task, submit, owner, game } = await makePlayground(provider);
    const { as, user } = await team();
    const { db } = provider.database;
    const uuid = await ingestMedia(db, provider.storage, {
      whiteLabelId: game.white_label_id,
      ownerId: user.id,
      extension: 'mp4',
      bytes: await readFile(CLIP),
      still: await picture(),
    });
    const film = await task({ task_type: TASK_TYPE.video });
    const { id } = (await submit(as, film, { media_uuid: uuid })).body.answer;
    const still = async () => {
      const { body } = await owner.get<{ answer: Filmed }>(`/answers/${id}.json?game_id=${game.id}`);
      return body.answer.assets.videos[0]?.urls.png ?? '';
    };
    const before = await still();
    await provider.storage.write(mediaKey(uuid, 'still.png'), Buffer.from('broken'));
    const client = await openLiveClient(provider.origin, as);
    await owner.put('/answers/regenerate.json', { id });
    await client.waitFor(
      ({ source, detail }) => source === 'ss.answer.update' && detail.fields?.includes('assets') === true,
    );
    client.close();
    const after = await still();
    expect(after).not.toBe(before);
    const answer = await fetch(after);
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).toString('latin1', 1, 4)]).toEqual([200, 'PNG']);
  });

  it('keeps the current files when the original cannot be read', async () => {
    const { uuid, show, regenerate, as } = await pictured();
    const before = await show();
    await provider.storage.write(mediaKey(uuid, 'original.png'), Buffer.from('broken'));
    const client = await openLiveClient(provider.origin, as);
    await regenerate();
    await client.waitFor(
      ({ source, detail }) => source === 'ss.answer.update' && detail.fields?.includes('assets') === true,
    );
    client.close();
    expect((await show()).assets).toEqual(before.assets);
    expect((await fetch(before.assets.photos[0]?.url ?? '')).status).toBe(200);
  });

  it('is allowed for coordinators and denied to judges and players', async () => {
    const { regenerate, coordinator, judge, as } = await pictured();
    expect((await regenerate(judge)).status).toBe(403);
    expect((await regenerate(as)).status).toBe(403);
    expect((await regenerate(coordinator)).status).toBe(200);
  });
});
