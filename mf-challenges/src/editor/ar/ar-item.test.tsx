import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ApiRequest, TASK_TYPE, type Task } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, field, keeping, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const write = (control: HTMLElement, value: string) => {
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
};

it('Ctrl+Z undoes the last save of the AR item that has focus', async () => {
  let item = { id: 31, position: 0, model_url: '/media/a.wt3', style: 'loop', animation_name: 'Wave' };
  const task = buildTask({ name: 'Gull', task_type: TASK_TYPE.arPhoto, realities: [item] });
  const provider = keeping(task, ({ body }) => {
    item = { ...item, ...(body as Partial<typeof item>) };
    return { reality: item };
  });
  const answer = (call: ApiRequest) => {
    const answered = provider.answer(call) as { readonly task?: Task };
    return answered.task ? { task: { ...answered.task, realities: [item] } } : answered;
  };
  const { notices, writes } = await renderEditor(task, answer, { features: ['ar'] });
  const inItem = within(await screen.findByRole('group', { name: 'AR item 1' }));
  const animation = inItem.getByRole<HTMLInputElement>('textbox', { name: 'Animation name' });
  write(animation, 'Dance');
  await waitFor(() => expect(writes()).toHaveLength(1));
  write(field('Headline'), 'Tern');
  await waitFor(() => expect(provider.task().name).toBe('Tern'));
  expect(fireEvent.keyDown(animation, { key: 'z', ctrlKey: true })).toBe(false);
  await waitFor(() => expect(animation.value).toBe('Wave'));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ animation_name: 'Wave' }));
  expect(notices.at(-1)?.text).toBe('Changed back: Animation name');
  expect([field('Headline').value, provider.task().name]).toEqual(['Tern', 'Tern']);
});
