import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { bodiesOf, compile, field, keeping, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

it.each([
  ['whole', ' https://quay.test/a ', 'https://quay.test/a'],
  ['cut to what the field holds', 'q'.repeat(1100), 'q'.repeat(1024)],
  ['without line breaks', 'https://quay.test/a\nhttps://quay.test/b', 'https://quay.test/ahttps://quay.test/b'],
  ['without half an emoji', `${'q'.repeat(1023)}🙂`, 'q'.repeat(1023)],
])('pastes the QR address from the clipboard and saves it, %s', async (_, copied, address) => {
  const task = buildTask({ task_type: TASK_TYPE.qrCode, qr_url: 'https://quay.test' });
  const staged = await renderEditor(task, keeping(task).answer);
  // Only now: every set-up of user events brings a clipboard of its own.
  userEvent.setup();
  await navigator.clipboard.writeText(copied);
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  await waitFor(() => expect(bodiesOf(staged, task)).toEqual([{ qr_url: address }]));
  expect(field('QR address').value).toBe(address);
});
