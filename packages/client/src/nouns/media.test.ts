import { answeringApi } from '../testing/answering-api';
import { mediaFields, uploadFile, uploadPolicyQuery, withoutAsset, withoutMedia } from './media';

const signed = { signature: 'https://media.test/put?sig=1', name: '6f1c.png' };
const { signal } = new AbortController();

describe('an upload', () => {
  it('is signed for its extension, sent, and returns what to save', async () => {
    const api = answeringApi(signed);
    const put: unknown[] = [];
    const file = new File(['x'], 'Gull on Bollard.PNG', { type: 'image/png' });
    const putFile = async (...args: unknown[]) => void put.push(args);
    expect(await uploadFile({ ...api, putFile }, file, { signal })).toEqual({ uuid: '6f1c', extension: 'png' });
    expect(api.calls).toMatchObject([{ method: 'GET', path: '/medias/sign/png', signal }]);
    expect(put).toEqual([[signed.signature, file, { signal }]]);
  });

  it('is rejected before any request if the file has no extension', async () => {
    const api = answeringApi(signed);
    await expect(uploadFile({ ...api, putFile: async () => undefined }, new File(['x'], 'gull'))).rejects.toThrow();
    expect(api.calls).toEqual([]);
  });

  it('keeps the normal version segment, as does its policy', async () => {
    const api = answeringApi({ ...signed, max_bytes: 1000 });
    await uploadFile({ ...api, putFile: async () => undefined }, new File(['x'], 'gull.png'));
    await uploadPolicyQuery(api).queryFn({ signal });
    expect(api.calls).toMatchObject([
      { path: '/medias/sign/png', unswapped: true },
      { path: '/upload.json', unswapped: true, silent: true },
    ]);
  });
});

describe('the media of a record', () => {
  it('are saved as uuid and extension in fields named after the asset', () => {
    expect(mediaFields('leaderboard', { uuid: '6f1c', extension: 'png' })).toEqual({
      leaderboard_media_uuid: '6f1c',
      leaderboard_media_extension: 'png',
    });
  });

  it('are removed by clearing both, and from assets and placeholders on screen', () => {
    expect(withoutMedia('tour_1')).toEqual({ tour_1_media_uuid: '', tour_1_media_extension: '' });
    const logo = { name: 'custom', url: '/c.png', urls: undefined };
    const photo = { name: 'standard', url: '/s.png', urls: undefined };
    const record = {
      assets: { photos: [logo, photo], videos: [photo] },
      placeholders: [
        { key: 'standard', uuid: 'a' },
        { key: 'custom', uuid: 'b' },
      ],
    };
    expect(withoutAsset(record, 'standard')).toEqual({
      assets: { photos: [logo], videos: [] },
      placeholders: [{ key: 'custom', uuid: 'b' }],
    });
    expect(withoutAsset({}, 'standard')).toEqual({});
  });
});
