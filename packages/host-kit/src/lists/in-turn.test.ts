import { SaveQueue } from '../saving/save-queue';
import { pretendHost } from '../testing/pretend-host';
import { inTurn } from './in-turn';

it('a queued write rejects with its own reason, and resolves once saved', async () => {
  const saves = new SaveQueue<'points'>(pretendHost().host);
  const reason = new Error('The line is gone.');
  await expect(inTurn(saves, 'points', () => Promise.reject(reason))()).rejects.toBe(reason);
  await expect(inTurn(saves, 'points', async () => 80)()).resolves.toBeUndefined();
});
