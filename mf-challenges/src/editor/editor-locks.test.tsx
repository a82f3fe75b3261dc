import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asTaskId, TASK_TYPE, type Task } from '@waymark/contract';
import { buildTask, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { bodiesOf, choose, compile, keeping, openTab, renderEditor } from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

describe('locks', () => {
  const BRIDGE = buildTask({ id: asTaskId(71), name: 'The swing bridge', position: 2 });
  const PATH = buildTask({
    id: asTaskId(72),
    name: 'Quay or water',
    task_type: TASK_TYPE.splitPath,
    multiplechoice: 'quay,water',
  });
  const TIME = buildTask({
    id: asTaskId(73),
    name: 'Closing time',
    task_type: TASK_TYPE.trivia,
    trivia: '10:30, half past ten;, Café',
  });
  const others = ({ path }: { path: string }) => {
    if (path === '/tasks/73.json') return { task: TIME };
    if (path === '/tasks/71.json') return { task: BRIDGE };
    if (path === '/tasks/72.json') return { task: PATH };
    return { tasks: [BRIDGE, PATH], meta: { count: 2, page: 1 } };
  };
  const list = (task: Task) => ({ tasks: [task, BRIDGE, PATH], meta: { count: 3, page: 1 } });
  const open = async (overrides: Partial<Task> = {}) => {
    const task = buildTask(overrides);
    const provider = keeping(task, others);
    const staged = await renderEditor(task, (call) =>
      call.path.startsWith('/tasks/game/') ? list(provider.task()) : provider.answer(call),
    );
    await openTab('Locks');
    return { ...staged, task, saved: () => bodiesOf(staged, task) };
  };
  const pick = async (name: RegExp) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Lock by challenge' }), 'qu{Backspace}{Backspace}');
    await userEvent.click(screen.getByRole('combobox', { name: 'Lock by challenge' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name }));
  };

  it('by a challenge are saved as its id', async () => {
    const { saved, task } = await open();
    await pick(/The swing bridge/);
    await waitFor(() => expect(saved()).toEqual([{ unlock_by_task_id: 71 }]));
    expect(await screen.findByRole('heading', { name: 'The swing bridge' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Lock by challenge' })).toBeNull();
    expect(screen.queryByRole('option', { name: new RegExp(task.name ?? '') })).toBeNull();
  });

  it('by chosen answers are saved in the lock code and removed with the answers', async () => {
    const { saved } = await open({ unlock_by_task_id: 72 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'water' }));
    await waitFor(() => expect(saved()).toEqual([{ unlock_by_task_id: null, unlock_by_task_ids: '72;water' }]));
    await userEvent.click(screen.getByRole('checkbox', { name: 'quay' }));
    await waitFor(() => expect(saved().at(-1)).toEqual({ unlock_by_task_ids: '72;quay:water' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the lock by Quay or water' }));
    await waitFor(() => expect(saved().at(-1)).toEqual({ unlock_by_task_ids: '' }));
    const picker = screen.getByRole('combobox', { name: 'Lock by challenge' });
    await waitFor(() => expect(document.activeElement).toBe(picker));
  });

  it('show answers that they cannot choose, and why', async () => {
    await open({ unlock_by_task_id: 73 });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Café/ })).disabled).toBe(false);
    const description = "It can't be chosen because it contains a semicolon or colon.";
    const rest = screen.getAllByRole<HTMLInputElement>('checkbox', { description });
    expect(rest.map(({ disabled, labels }) => [disabled, labels?.[0]?.querySelector('bdi')?.textContent])).toEqual([
      [true, '10:30'],
      [true, 'half past ten;'],
    ]);
  });

  it('report a list that failed to load instead of a deleted challenge, and retry', async () => {
    const task = buildTask({ unlock_by_task_id: 71 });
    const provider = keeping(task, others);
    let isDown = false;
    const answer = (call: { path: string; method: string }) => {
      if (call.path.startsWith('/tasks/game/') && isDown) throw failure(500);
      return call.path.startsWith('/tasks/game/') ? list(provider.task()) : provider.answer(call as never);
    };
    await renderEditor(task, answer, { offered: [] });
    isDown = true;
    await openTab('Locks');
    expect(await screen.findByText(/^We couldn't load this challenge/)).toBeTruthy();
    expect(screen.queryByText('This challenge was deleted.')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The swing bridge' })).toBeTruthy();
  });

  it('by radius need a location', async () => {
    await open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Lock by radius/ }).disabled).toBe(true);
    await unmountRemotes();
    const { saved } = await open({ latitude: 51.5, longitude: -0.1 });
    await choose('Lock by radius', '100 m');
    await waitFor(() => expect(saved()).toEqual([{ unlock_by_location_radius: 100 }]));
  });
});
