import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NoRoom } from '../storage/no-room';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterAll(() => provider.close());

it('reports a full disk, leaves no partial file and retries the export', async () => {
  const { make, storage, dataDir } = provider;
  const whiteLabel = await make.whiteLabel();
  const user = await make.user(whiteLabel);
  const game = await make.game(whiteLabel);
  await make.member(game, user, { access: 'Created' });
  const owner = await provider.as(user);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(storage, 'adopt').mockRejectedValue(full);
  expect((await owner.patch(`/games/${game.id}/export.json`, { email: 'maren@x.test', media: true })).status).toBe(200);
  const readJob = async () =>
    (await owner.get<{ jobs: { state: string; fault: string }[] }>(`/jobs.json?game_id=${game.id}`)).body.jobs[0];
  const job = await eventually(readJob, (found) => (found?.fault ?? '') !== '');
  const fault = 'There is no room left on the server for this file. Please try again later.';
  expect(job).toMatchObject({ state: 'waiting', fault });
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  expect(provider.faults).toEqual([expect.any(NoRoom)]);
});
