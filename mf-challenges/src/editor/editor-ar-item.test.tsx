import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, TASK_TYPE, type Task } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { bodiesOf, compile, GAME, keeping, renderEditor } from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const open = async (overrides: Partial<Task>, features: string[] = []) => {
  const task = buildTask(overrides);
  const staged = await renderEditor(task, keeping(task).answer, { features });
  return { ...staged, task, saved: () => bodiesOf(staged, task) };
};

const PROCESSING = "This file is being processed. It will appear when it's ready.";

describe('an AR item', () => {
  const item = (id: number) => ({ id, position: id, model_url: null, style: 'loop', chain: '', animation_name: '' });
  const items = [1, 2, 3, 4, 5, 6].map(item);

  it('is one of at most five, with one of five styles', async () => {
    await open({ task_type: TASK_TYPE.arPhoto, realities: items }, ['ar']);
    await screen.findByRole('group', { name: 'AR item 1' });
    for (let more = screen.queryByRole('button', { name: 'Add AR item' }); more; ) {
      await userEvent.click(more);
      more = screen.queryByRole('button', { name: 'Add AR item' });
    }
    expect(screen.getAllByRole('group', { name: /^AR item/ })).toHaveLength(5);
    const first = within(screen.getByRole('group', { name: 'AR item 1' }));
    await userEvent.click(first.getByRole('button', { name: /Animation style/ }));
    const styles = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(styles).toEqual(['loop', 'stop', 'static', 'chain-loop', 'chain-stop']);
  });

  it('saves only the changed field and the game in its own call', async () => {
    const { writes } = await open({ task_type: TASK_TYPE.arVideo, realities: [item(31)] }, ['ar']);
    const first = within(await screen.findByRole('group', { name: 'AR item 1' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Chain' }), '1.8');
    await userEvent.tab();
    await waitFor(() =>
      expect(writes()).toEqual([
        expect.objectContaining({
          method: 'PUT',
          path: '/tasks/ar/31.json',
          body: expect.objectContaining({ chain: '1.8' }),
        }),
      ]),
    );
    expect(Object.keys(writes()[0]?.body as object).sort()).toEqual(['chain', 'game_id']);
  });

  it("previews a glTF model or says why it can't, and no other format", async () => {
    const models = ['https://media.test/crane.glb?v=1', 'https://media.test/ship.wt3'];
    const realities = models.map((model_url, at) => ({ ...item(31 + at), model_url }));
    await open({ task_type: TASK_TYPE.arPhoto, realities }, ['ar']);
    const [crane, ship] = await screen.findAllByRole('group', { name: /^AR item/ });
    if (!crane || !ship) throw new Error('Expected two AR items.');
    // The request fails, and jsdom can't draw models anyway.
    expect((await within(crane).findByRole('alert')).textContent).toContain("The file isn't affected.");
    expect(within(crane).getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(within(ship).queryByRole('alert')).toBeNull();
  });

  it('shows a changed model at once and saves the item', async () => {
    const task = buildTask({ task_type: TASK_TYPE.arPhoto, realities: [item(31)] });
    const stored = { ...item(31), model_url: 'https://media.test/ship.wt3', model_media_uuid: 'abc-1' };
    const { client, writes } = await renderEditor(
      task,
      keeping(task, ({ path }) =>
        path.startsWith('/medias/sign/')
          ? { signature: 'https://store.test/put', name: 'abc-1.wt3' }
          : { reality: stored },
      ).answer,
      { features: ['ar'] },
    );
    const input = await screen.findByLabelText('AR model 1', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'Ship.WT3')] } });
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]).toMatchObject({
      path: '/tasks/ar/31.json',
      body: { model_media_uuid: 'abc-1', model_media_extension: 'wt3' },
    });
    await waitFor(() =>
      expect(client.getQueryData<Task>(['task', GAME.id, task.id])?.realities[0]?.model_url).toBe(stored.model_url),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete AR model 1' }));
    await waitFor(() => expect(writes()[1]?.body).toMatchObject({ model_media_uuid: '', model_media_extension: '' }));
  });

  it('has no model as soon as it is deleted', async () => {
    const model = { model_url: '/media/a.wt3', model_media_uuid: 'abc-1', model_media_extension: 'wt3' };
    const task = buildTask({ task_type: TASK_TYPE.arPhoto, realities: [{ ...item(31), ...model }] });
    const { writes } = await renderEditor(task, keeping(task, () => new Promise(() => undefined)).answer, {
      features: ['ar'],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete AR model 1' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(screen.queryByText(PROCESSING)).toBeNull();
    expect(screen.queryByText('abc-1.wt3')).toBeNull();
  });

  it('shows the name in the address of a model, if there is no other', async () => {
    const models = ['https://media.test/a/Tall%20ship.wt3?v=1', '/media/100%.wt3', null];
    const realities = models.map((model_url, at) => ({ ...item(31 + at), model_url }));
    await open({ task_type: TASK_TYPE.arPhoto, realities }, ['ar']);
    expect(await screen.findByText('Tall ship.wt3')).toBeTruthy();
    expect(screen.getByText('100%.wt3')).toBeTruthy();
  });

  it('is reloaded once its model has been processed', async () => {
    const task = buildTask({
      task_type: TASK_TYPE.arPhoto,
      realities: [{ ...item(31), model_media_uuid: 'abc-1', model_media_extension: 'wt3' }],
    });
    const { calls, sendLive } = await renderEditor(task, keeping(task).answer, { features: ['ar'] });
    expect(await screen.findByText(PROCESSING)).toBeTruthy();
    const reads = () =>
      calls.filter(({ method, path }) => method === 'GET' && path === `/tasks/${task.id}.json`).length;
    const before = reads();
    const ready = (uuid: string) => ({
      id: uuid,
      source: 'ss.game.media' as const,
      detail: { game: { id: GAME.id }, media: { uuid } },
    });
    await act(async () => sendLive(ready('other')));
    expect(reads()).toBe(before);
    await act(async () => sendLive(ready('abc-1')));
    await waitFor(() => expect(reads()).toBe(before + 1));
  });

  it.each([
    ['nothing', {}],
    ['only its id', { id: 31 }],
  ])('is reloaded from the list when the save returns %s', async (_, answer) => {
    const task = buildTask({ task_type: TASK_TYPE.arPhoto, realities: [item(31)] });
    let kept = task;
    const others = ({ path }: ApiRequest) => {
      if (path.startsWith('/medias/sign/')) return { signature: 'https://store.test/put', name: 'abc-1.wt3' };
      kept = { ...task, realities: [stored] };
      return answer;
    };
    const stored = { ...item(31), model_url: 'https://media.test/ship.wt3' };
    const provider = keeping(task, others);
    const list = () => ({ tasks: [kept], meta: { count: 1, page: 1 } });
    const { client, writes } = await renderEditor(
      task,
      (call) => (call.path.startsWith('/tasks/game/') ? list() : provider.answer(call)),
      { features: ['ar'], offered: [] },
    );
    const input = await screen.findByLabelText('AR model 1', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'Ship.WT3')] } });
    await waitFor(() => expect(writes()).toHaveLength(1));
    await waitFor(() =>
      expect(client.getQueryData(['reality', GAME.id, 31])).toMatchObject({ model_url: stored.model_url }),
    );
  });

  it('rejects an invalid chain', async () => {
    const { writes } = await open({ task_type: TASK_TYPE.arVideo, realities: [item(31)] }, ['ar']);
    const first = within(await screen.findByRole('group', { name: 'AR item 1' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Chain' }), '18');
    await userEvent.tab();
    expect(await screen.findByText(/Enter chapter, dot/)).toBeTruthy();
    expect(writes()).toEqual([]);
  });
});
