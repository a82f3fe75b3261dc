import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import { buildTask, failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, GAME, keeping, openTab, renderEditor } from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const TASK = buildTask({ name: 'Salute the brass pilot', points: 50, position: 3 });
const path = `/tasks/${TASK.id}.json`;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const bodies = (writes: readonly { path: string; body?: unknown }[]) =>
  writes.filter((call) => call.path === path).map(({ body }) => body);

describe('the editor of a challenge', () => {
  it('updates optimistically and saves only the changed field and the game', async () => {
    const provider = keeping(TASK);
    const { writes } = await renderEditor(TASK, provider.answer);
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await waitFor(() => expect(bodies(writes())).toEqual([{ game_id: GAME.id, name: 'Salute the brass pilot!' }]));
    expect(await screen.findAllByText('Saved')).toBeTruthy();
    expect(writes()[0]).toMatchObject({ method: 'PUT', path });
  });

  it('saves after a pause in typing, without leaving the field', async () => {
    const { writes } = await renderEditor(TASK, keeping(TASK).answer);
    await userEvent.type(field('Headline'), '?');
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  it('saves at once with the Save button and its shortcut', async () => {
    const { writes } = await renderEditor(TASK, keeping(TASK).answer);
    await userEvent.type(field('Headline'), ' 1');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(writes()).toHaveLength(1));
    await userEvent.type(field('Headline'), '2');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(provided(writes())).toContain('Salute the brass pilot 12'));
  });

  it('rolls back a rejected save, keeps what was typed and says why at the field', async () => {
    const refuse = () => {
      throw refusal(422, { errors: { name: ['It is taken.'] } }, 'It is taken.');
    };
    const provider = keeping(TASK);
    const { client } = await renderEditor(TASK, (call) => (call.method === 'PUT' ? refuse() : provider.answer(call)));
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(field('Headline').closest('[data-field]')?.textContent).toContain('It is taken.');
    expect(field('Headline').value).toBe('Salute the brass pilot!');
    expect(client.getQueryData(['task', GAME.id, TASK.id])).toMatchObject({ name: 'Salute the brass pilot' });
  });

  it('lists rejected fields at the top, each with a link to its field in any tab', async () => {
    const refuse = () => {
      throw refusal(422, { errors: { reel_intro: ['It is rude.'] } }, 'It is rude.');
    };
    const provider = keeping(TASK);
    await renderEditor(TASK, (call) => (call.method === 'PUT' ? refuse() : provider.answer(call)));
    await openTab('Reels');
    await userEvent.type(field('Reel intro'), 'Ahoy');
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(field('Reel intro'));
    expect(within(list).getByRole('listitem').textContent).toBe('Reel intro It is rude.');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    await openTab('Hints');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Reel intro' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Reel intro')));
  });

  it('accepts a save by its status alone, keeps what was typed and reloads the list', async () => {
    const provider = keeping(TASK, undefined, { written: () => ({}) });
    const { client, calls } = await renderEditor(TASK, provider.answer, { offered: [] });
    const lists = () => calls.filter(({ path }) => path.startsWith('/tasks/game/')).length;
    const before = lists();
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    expect(await screen.findAllByText('Saved')).toBeTruthy();
    expect([field('Headline').value, provider.task().name]).toEqual(Array(2).fill('Salute the brass pilot!'));
    await waitFor(() => expect(lists()).toBe(before + 1));
    expect(client.getQueryData(['task', GAME.id, TASK.id])).toMatchObject({ name: 'Salute the brass pilot!' });
  });

  it.each<[string, (saved: Task) => unknown]>([
    ['the id', ({ id }) => ({ id })],
    ['some fields', ({ id, name }) => ({ task: { id, name } })],
  ])(
    'keeps what the response to a save leaves out, and reloads the challenge, if it has only %s',
    async (_, written) => {
      const parts = { tags: [{ label: 'harbour' }], tour: [{ url: '/media/tour.png' }] };
      const provider = keeping({ ...TASK, ...parts }, undefined, { written });
      const { client, calls } = await renderEditor({ ...TASK, ...parts }, provider.answer);
      const reads = () => calls.filter((call) => call.method === 'GET' && call.path === path).length;
      const before = reads();
      let fewest = 1;
      client.getQueryCache().subscribe(() => {
        fewest = Math.min(fewest, client.getQueryData<Task>(['task', GAME.id, TASK.id])?.tags.length ?? 0);
      });
      await userEvent.type(field('Headline'), '!');
      await userEvent.tab();
      await waitFor(() => expect(reads()).toBe(before + 1));
      expect(fewest).toBe(1);
      expect(client.getQueryData(['task', GAME.id, TASK.id])).toMatchObject(parts);
    },
  );

  it('does not reload the challenge if the response has all of it', async () => {
    const { calls, writes } = await renderEditor(TASK, keeping(TASK).answer);
    const reads = () => calls.filter((call) => call.method === 'GET' && call.path === path).length;
    const before = reads();
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await screen.findAllByText('Saved');
    expect(reads()).toBe(before);
  });

  it('asks before resending an unanswered save that another user overwrote', async () => {
    const provider = keeping(TASK);
    let isCut = true;
    const { asked, writes } = await renderEditor(TASK, (call) => {
      if (call.method === 'PUT' && isCut) throw failure('none', undefined, 'The platform did not answer.');
      return provider.answer(call);
    });
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await screen.findByText('Not saved');
    isCut = false;
    provider.answer({ method: 'PUT', path, body: { name: 'Theirs' } });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asked).toMatchObject([{ detail: { task: { id: TASK.id }, fields: ['name'] } }]));
    expect(writes()).toHaveLength(1);
    expect([provider.task().name, field('Headline').value]).toEqual(['Theirs', 'Salute the brass pilot!']);
  });

  it('reloads the list and the map after a save', async () => {
    const provider = keeping(TASK);
    const { client, writes } = await renderEditor(TASK, provider.answer);
    const key = ['tasks', GAME.id, {}];
    client.setQueryData(key, { items: [TASK], page: 1, pages: 1, count: 1 });
    const places = ['task-places', GAME.id];
    client.setQueryData(places, [TASK]);
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
    await waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true));
    expect(client.getQueryState(places)?.isInvalidated).toBe(true);
    expect(client.getQueryData(key)).toMatchObject({ items: [{ name: 'Salute the brass pilot!' }] });
  });

  it("updates the player's view on every keystroke", async () => {
    await renderEditor(TASK, keeping(TASK).answer);
    const preview = within(screen.getByRole('region', { name: 'What players see' }));
    expect(preview.getByRole('heading', { name: 'Salute the brass pilot' })).toBeTruthy();
    await userEvent.type(field('Headline'), 's');
    expect(preview.getByRole('heading', { name: 'Salute the brass pilots' })).toBeTruthy();
  });

  it('has a formatted description', async () => {
    const task = { ...TASK, description: '<p>Every crew <strong>sang</strong>.</p>' };
    await renderEditor(task, keeping(task).answer);
    const editor = await screen.findByRole('textbox', { name: 'Description' });
    expect(screen.getByRole('toolbar', { name: 'Description formatting' })).toBeTruthy();
    expect(editor.querySelector('strong')?.textContent).toBe('sang');
  });

  it('renders at most three times per keystroke', async () => {
    const { commits } = await renderEditor(TASK, keeping(TASK).answer);
    await userEvent.click(field('Headline'));
    const before = commits();
    await userEvent.keyboard('x');
    expect(commits() - before).toBeGreaterThan(0);
    expect(commits() - before).toBeLessThanOrEqual(3);
  });

  it('opens this challenge in the player preview, in a new tab', async () => {
    await renderEditor(TASK, keeping(TASK).answer);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: /^Preview/ });
    expect(link.getAttribute('href')).toEqual(expect.stringContaining(`/challenge/${TASK.id}`));
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('asks the list to delete it', async () => {
    const onDelete = jest.fn();
    await renderEditor(TASK, keeping(TASK).answer, { ways: { onDelete } });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  it("asks about another user's change to a focused field and merges the rest", async () => {
    const provider = keeping(TASK);
    const { hear } = await renderEditor(TASK, provider.answer);
    const update = (fields: string[]) => ({
      id: fields.join(),
      source: 'ss.task.update' as const,
      detail: { user_id: 99, game: { id: GAME.id }, task: { id: TASK.id }, fields },
    });
    // As long as nothing is edited here, every change asks.
    expect(await hear(update(['points']))).toBe('ask');
    await userEvent.click(field('Headline'));
    expect(await hear(update(['points']))).toBe('reload');
    expect(await hear({ ...update([]), source: 'ss.task.create' as const })).toBe('reload');
    expect(await hear(update(['name']))).toBe('ask');
    expect(await hear(update([]))).toBe('ask');
  });

  it('shows both values of a conflict, takes theirs and can restore its own', async () => {
    const provider = keeping(TASK);
    const { hear, screens, notices, client } = await renderEditor(TASK, provider.answer);
    await userEvent.type(field('Headline'), ' and mine');
    provider.answer({ method: 'PUT', path, body: { name: 'Theirs', points: 80 } });
    const detail = { user_id: 99, game: { id: GAME.id }, task: { id: TASK.id }, fields: ['name', 'points'] };
    const message = { id: 'both', source: 'ss.task.update' as const, detail };
    expect(await hear(message)).toBe('ask');
    const mine = 'Salute the brass pilot and mine';
    expect(await act(() => screens.at(-1)?.differences?.([message]))).toEqual([
      { field: 'name', label: 'Headline', mine, theirs: 'Theirs' },
    ]);
    await act(async () => {
      screens.at(-1)?.onRefresh?.(message, []);
      await client.invalidateQueries({ queryKey: ['task', GAME.id] });
    });
    await waitFor(() => expect(field('Headline').value).toBe('Theirs'));
    expect(notices.at(-1)?.text).toBe('Replaced by the latest version: Headline');
    await act(async () => notices.at(-1)?.action?.run());
    expect(field('Headline').value).toBe(mine);
  });

  it('undoes the last saved change', async () => {
    const provider = keeping(TASK);
    const { writes } = await renderEditor(TASK, provider.answer);
    await userEvent.type(field('Headline'), '!');
    await userEvent.tab();
    await screen.findAllByText('Saved');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(provided(writes()).at(-1)).toBe('Salute the brass pilot'));
  });
});

describe('the tabs of a challenge', () => {
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('include Arrival only with its feature', async () => {
    await renderEditor(TASK, keeping(TASK).answer);
    const rest = ['Locks', 'Hints', 'Rewards', 'Post Completion', 'Timing', 'Timers', 'Quantity'];
    rest.push('Reels', 'Visibility', 'Tags');
    expect(names()).toEqual(['Basics', 'Location', ...rest]);
    await unmountRemotes();
    await renderEditor(TASK, keeping(TASK).answer, { features: ['arrival'] });
    expect(names()).toEqual(['Basics', 'Location', 'Arrival', ...rest]);
  });
});

const provided = (writes: readonly { body?: unknown }[]) => writes.map(({ body }) => (body as { name?: string }).name);
