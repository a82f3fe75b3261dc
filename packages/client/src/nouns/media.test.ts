import { answeringApi } from '../testing/answering-api';
import { uploadFile, uploadPolicyQuery } from './media';

const signed = { signature: 'https://media.test/put?sig=1', name: '6f1c.png' };
const { signal } = new AbortController();

describe('an upload', () => {
  it('is signed for its extension, put there, and answers what is saved of it', async () => {
    const api = answeringApi(signed);
    const put: unknown[] = [];
    const file = new File(['x'], 'Gull on Bollard.PNG', { type: 'image/png' });
    const putFile = async (...args: unknown[]) => void put.push(args);
    expect(await uploadFile({ ...api, putFile }, file, { signal })).toEqual({ uuid: '6f1c', extension: 'png' });
    expect(api.calls).toMatchObject([{ method: 'GET', path: '/medias/sign/png', signal }]);
    expect(put).toEqual([[signed.signature, file, { signal }]]);
  });

  it('is refused before anything is asked when the file has no extension', async () => {
    const api = answeringApi(signed);
    await expect(uploadFile({ ...api, putFile: async () => undefined }, new File(['x'], 'gull'))).rejects.toThrow();
    expect(api.calls).toEqual([]);
  });

  it('and its policy keep the normal version segment', async () => {
    const api = answeringApi({ ...signed, max_bytes: 1000 });
    await uploadFile({ ...api, putFile: async () => undefined }, new File(['x'], 'gull.png'));
    await uploadPolicyQuery(api).queryFn({ signal });
    expect(api.calls).toMatchObject([
      { path: '/medias/sign/png', unswapped: true },
      { path: '/upload.json', unswapped: true, silent: true },
    ]);
  });
});
