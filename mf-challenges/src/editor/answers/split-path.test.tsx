import { fireEvent, screen, waitFor } from '@testing-library/react';
import { TASK_TYPE } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { bodiesOf, compile, field, keeping, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

it('answers that a split path kept from a multiple choice and cannot have are named until they are changed', async () => {
  const task = buildTask({ task_type: TASK_TYPE.splitPath, multiplechoice: 'left,10:30' });
  const staged = await renderEditor(task, keeping(task).answer);
  expect(await screen.findByText('“10:30” contains a semicolon or colon.')).toBeTruthy();
  fireEvent.focus(field('Answer 2'));
  fireEvent.change(field('Answer 2'), { target: { value: '10:3' } });
  expect(screen.queryByText(/contains a semicolon or colon/)).toBeNull();
  fireEvent.blur(field('Answer 2'));
  await waitFor(() => expect(bodiesOf(staged, task)).toEqual([{ multiplechoice: 'left,103' }]));
});
