import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TASK_TYPE } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { probeEventLoop, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { makePlayground } from '../testing/playground';

probeEventLoop();

/** Stands in for ffmpeg: it makes a poster at once, and an MP4 when the file `go` exists. */
const FFMPEG = `#!/bin/sh
for last; do :; done
cd "$(dirname "$0")"
case "$last" in
  pipe:1) cat still.png ;;
  *.mp4)
    until [ -e go ] || [ ! -e still.png ]; do sleep 0.05; done
    printf playable > "$last" ;;
esac
`;

let folder: string;
let provider: TestProvider;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-webm-'));
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, FFMPEG);
  await chmod(ffmpeg, 0o755);
  await writeFile(join(folder, 'still.png'), await picture('png', { width: 400, height: 300 }));
  provider = await startTestProvider({ ffmpeg });
}, START_TIMEOUT);
afterAll(async () => {
  await writeFile(join(folder, 'go'), '');
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => expect(provider.faults).toEqual([]));

it('shows a WebM film before its MP4 exists, and with it afterwards', async () => {
  const { team, task, submit, game } = await makePlayground(provider);
  const { as } = await team();
  const { signature, name } = (await as.get<{ signature: string; name: string }>('/medias/sign/webm')).body;
  const film = new Uint8Array(Buffer.from('\x1aE\xdf\xa3 webm film', 'latin1'));
  expect((await fetch(signature, { method: 'PUT', body: film })).status).toBe(200);
  const sent = await submit(as, await task({ task_type: TASK_TYPE.video }), { media_uuid: name.split('.')[0] });
  const urls = async () => {
    const path = `/answers/${sent.body.answer.id}.json?game_id=${game.id}`;
    const { body } = await as.get<{ answer: { assets: { videos: { urls: Record<string, string> }[] } } }>(path);
    return body.answer.assets.videos[0]?.urls ?? {};
  };
  const first = await eventually(urls, ({ webm }) => webm !== undefined);
  expect(Object.keys(first)).toEqual(['webm', 'png', 'thumb']);
  await writeFile(join(folder, 'go'), '');
  const then = await eventually(urls, ({ mp4 }) => mp4 !== undefined, 20_000);
  expect(Object.keys(then)).toEqual(['mp4', 'webm', 'png', 'thumb']);
  expect(await (await fetch(then.mp4 ?? '')).text()).toBe('playable');
});
