import { renderHook } from '@testing-library/react';
import { HostContext } from '@waymark/host-kit';
import { buildTask, createFakeHost } from '@waymark/testing';
import type { ReactNode } from 'react';
import { useTaskFiles } from './use-task-files';
import type { TaskWrites } from './use-task-writes';

type Write = Parameters<TaskWrites['write']>;

const FILE = new File(['brass'], 'Band.JPG');
const PHOTO = { name: 'standard', url: '/media/one.png' };
const FRAME = { name: 'reward', url: '/media/two.png' };
const TASK = buildTask({ photo: PHOTO.url, assets: { photos: [PHOTO, FRAME], videos: [], models: [] } });

function setUp(saves = true) {
  const writes: Write[] = [];
  const { host } = createFakeHost({ respond: () => ({ signature: '/put/here', name: 'b1e7.jpg' }) });
  const write = async (...written: Write) => {
    writes.push(written);
    return saves;
  };
  const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>;
  const { result } = renderHook(() => useTaskFiles(() => TASK, { write } as unknown as TaskWrites), { wrapper });
  return { files: result.current, writes };
}
const running = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

describe('a file of a challenge', () => {
  it('is uploaded first, then saved under the name of its place', async () => {
    const { files, writes } = setUp();
    await files.uploadTo('arrival_image')(FILE, running());
    expect(writes.map(([name, { send, filesOnly }]) => [name, send(), filesOnly])).toEqual([
      ['arrival_image', { arrival_image_media_uuid: 'b1e7', arrival_image_media_extension: 'jpg' }, true],
    ]);
  });

  it('rejects the upload if the save fails', async () => {
    const { files } = setUp(false);
    await expect(files.uploadTo('standard')(FILE, running())).rejects.toThrow("Couldn't save the file.");
  });

  it('is not saved once its upload is aborted', async () => {
    const { files, writes } = setUp();
    const off = new AbortController();
    const upload = files.uploadTo('standard')(FILE, { ...running(), signal: off.signal });
    off.abort();
    await expect(upload).rejects.toThrow();
    expect(writes).toEqual([]);
  });

  it('disappears at once from wherever it is used when removed; others stay', () => {
    const { files, writes } = setUp();
    files.remove('standard');
    files.remove('reward');
    expect(
      writes.map(([name, { shown, send, filesOnly }]) => ({ name, shown, sent: send(), filesOnly })),
    ).toMatchObject([
      {
        name: 'standard',
        shown: { photo: null, assets: { photos: [FRAME] } },
        sent: { standard_media_uuid: '', standard_media_extension: '' },
        filesOnly: true,
      },
      { name: 'reward', shown: { assets: { photos: [PHOTO] } }, sent: { reward_media_uuid: '' }, filesOnly: true },
    ]);
    expect(writes[1]?.[1].shown).not.toHaveProperty('photo');
  });
});
