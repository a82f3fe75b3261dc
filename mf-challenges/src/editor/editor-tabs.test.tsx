import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@waymark/contract';
import { buildGame, buildTask, failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import {
  bodiesOf,
  compile,
  field,
  fill,
  GAME,
  keeping,
  number,
  openTab,
  optionsOf,
  renderEditor,
  take,
} from '../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const show = async (tab: string, overrides: Partial<Task> = {}, answer?: Parameters<typeof keeping>[1]) => {
  const task = buildTask(overrides);
  const staged = await renderEditor(task, keeping(task, answer).answer, { features: ['arrival'] });
  await openTab(tab);
  return { ...staged, task, saved: () => bodiesOf(staged, task) };
};
const toggle = (name: RegExp) => userEvent.click(screen.getByRole('switch', { name }));
const uploads = () =>
  [...document.querySelectorAll('input[type=file]')].map((input) => input.getAttribute('aria-label'));

describe('the tabs', () => {
  it('Arrival has an image and a video', async () => {
    await show('Arrival');
    expect(uploads()).toEqual(['Arrival image', 'Arrival video']);
  });

  it('Reels has a switch to include answers, and an intro', async () => {
    const { saved } = await show('Reels');
    await toggle(/^Include in reels/);
    await userEvent.type(field('Reel intro'), 'Brass!');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ reel_enabled: 1 }, { reel_intro: 'Brass!' }]));
  });

  it('Hints has five messages of at most 255 characters, with deductions of 0 to 99 or 9999', async () => {
    const { saved } = await show('Hints');
    const hints = [1, 2, 3, 4, 5].map((n) => field(`Hint ${n}`));
    expect(hints.map(({ maxLength }) => maxLength)).toEqual(Array(5).fill(255));
    await userEvent.type(field('Hint 5'), 'Look up.');
    await userEvent.tab();
    await fill('Deduction of hint 5', '100');
    await waitFor(() => expect(saved()).toEqual([{ hint_5: 'Look up.' }, { hint_5_points: 99 }]));
    await userEvent.click(screen.getAllByRole('button', { name: '9999: auto-submit' }).at(-1) as HTMLElement);
    await waitFor(() => expect(saved().at(-1)).toEqual({ hint_5_points: 9999 }));
    expect(screen.getByRole('tab', { name: 'Hints 1' })).toBeTruthy();
  });

  it('Rewards has a title of at most 255 characters, a description and an image', async () => {
    const { saved } = await show('Rewards');
    expect(field('Reward title').maxLength).toBe(255);
    await userEvent.type(field('Reward title'), 'Brass medal');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ reward_title: 'Brass medal' }]));
    expect(uploads()).toEqual(['Reward image']);
    expect(await screen.findByRole('textbox', { name: 'Reward description' })).toBeTruthy();
  });

  it("Timing has start and finish in the game's time zone, and clears both", async () => {
    const { saved } = await show('Timing', {
      starts_at: '2026-11-21T09:00:00.000Z',
      ends_at: '2026-11-21T11:00:00.000Z',
    });
    expect(screen.getAllByText(/Times are in London, the game.s time zone/).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(saved()).toEqual([{ starts_at: '', ends_at: '' }]));
  });

  it("Timers accepts 0 to 99 seconds, 0 for none, and sets the clock's visibility", async () => {
    const { saved } = await show('Timers');
    expect(screen.getByText('In seconds, at most 99. 0 means no timer.')).toBeTruthy();
    await userEvent.clear(number('Timer'));
    await userEvent.type(number('Timer'), '-250');
    expect(number('Timer').value).toBe('99');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('radio', { name: /^Hidden/ }));
    await waitFor(() => expect(saved()).toEqual([{ timer: 99 }, { timer_visible: 0 }]));
    expect(
      within(screen.getByRole('group', { name: 'Timer Visibility' })).getByRole('radio', { name: /^Visible/ }),
    ).toBeTruthy();
  });

  it('Quantity accepts 1 to 500, 0 for unlimited', async () => {
    const { saved } = await show('Quantity', { quantity: 3 });
    expect(screen.getByText('From 1 to 500. 0 means unlimited.')).toBeTruthy();
    await userEvent.clear(number('Number available'));
    await userEvent.type(number('Number available'), '900');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ quantity: 500 }]));
  });

  it('Visibility hides the challenge while locked and its answers from others', async () => {
    const { saved } = await show('Visibility');
    await toggle(/^Hide while locked/);
    await toggle(/^Hide answers/);
    await waitFor(() => expect(saved()).toEqual([{ hide_locked: 1 }, { hide_answers: 1 }]));
  });

  it('Post Completion has an image and a video for correct and for incorrect answers', async () => {
    await show('Post Completion');
    const right = ['Image for correct answers', 'Video for correct answers'];
    expect(uploads().sort()).toEqual([...right, 'Image for incorrect answers', 'Video for incorrect answers'].sort());
  });

  it('explain their fields in help dialogs that close', async () => {
    await show('Visibility');
    await userEvent.click(screen.getByRole('button', { name: 'Help: Hide answers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hide answers' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the location', () => {
  const geocoder = (found: object | null) => (call: { path: string }) =>
    call.path === '/proxy/geocode.json' ? { location: found } : {};

  it('accepts coordinates without geocoding', async () => {
    const { saved, calls } = await show('Location');
    await userEvent.type(field('Location'), '53.5461, -9.9663');
    await userEvent.tab();
    await waitFor(() =>
      expect(saved()).toEqual([{ address: '53.5461, -9.9663', latitude: 53.5461, longitude: -9.9663 }]),
    );
    expect(calls.some(({ path }) => path.includes('geocode'))).toBe(false);
  });

  it('is saved by the save key while it is typed', async () => {
    const { saved } = await show('Location');
    await userEvent.type(field('Location'), '53.5461, -9.9663{Control>}s{/Control}');
    await waitFor(() => expect(saved()).toMatchObject([{ latitude: 53.5461, longitude: -9.9663 }]));
  });

  it('geocodes anything else as a street address', async () => {
    const { saved, calls } = await show('Location', {}, geocoder({ latitude: 51.5, longitude: -0.1 }));
    await userEvent.type(field('Location'), 'Quay 1, London');
    await userEvent.tab();
    await waitFor(() => expect(saved()).toEqual([{ address: 'Quay 1, London', latitude: 51.5, longitude: -0.1 }]));
    expect(calls.find(({ path }) => path.includes('geocode'))?.query).toEqual({ address: 'Quay 1, London' });
  });

  it('reports an unknown address, keeps what was typed and saves nothing', async () => {
    const { saved } = await show('Location', {}, geocoder(null));
    await userEvent.type(field('Location'), 'Nowhere 7');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Address not found! Make sure you spelled it correctly.',
    );
    expect(field('Location').value).toBe('Nowhere 7');
    expect(saved()).toEqual([]);
  });

  it('clears its arrival radius when cleared', async () => {
    const placed = { address: 'Quay 1', latitude: 51.5, longitude: -0.1, arrival_location_radius: 25 };
    const { saved } = await show('Location', placed);
    await userEvent.clear(field('Location'));
    await userEvent.tab();
    await waitFor(() =>
      expect(saved()).toEqual([{ address: '', latitude: null, longitude: null, arrival_location_radius: 0 }]),
    );
  });

  it('offers nine arrival radii', async () => {
    const { saved } = await show('Location', { latitude: 51.5, longitude: -0.1 });
    const options = await optionsOf('Arrival radius');
    expect(options.map((text) => Number.parseInt(text, 10))).toEqual([0, 5, 10, 15, 25, 30, 50, 100, 1000]);
    expect(options.map((text) => text.includes('no radius'))).toEqual([true, ...Array(8).fill(false)]);
    await take('30 m');
    await waitFor(() => expect(saved()).toEqual([{ arrival_location_radius: 30 }]));
  });
});

describe('tags', () => {
  const answers = (call: { path: string; method: string }) =>
    call.path === '/tags.json' && call.method === 'GET' ? { labels: ['harbour', 'quiz'] } : {};

  it('are added and removed one by one, optimistically', async () => {
    const { writes, task } = await show('Tags', { tags: [{ label: 'quiz' }] }, answers);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'har');
    await userEvent.click(await screen.findByRole('option', { name: /harbour/ }));
    expect(screen.getByText('harbour')).toBeTruthy();
    await waitFor(() =>
      expect(writes()[0]).toMatchObject({
        method: 'POST',
        path: '/tags.json',
        body: { game_id: GAME.id, label: 'harbour', task_id: task.id },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: /quiz/ }));
    await waitFor(() =>
      expect(writes()[1]).toMatchObject({
        method: 'DELETE',
        path: `/tasks/${task.id}/tags.json`,
        query: { game_id: GAME.id, label: 'quiz' },
      }),
    );
    expect(screen.queryByText('quiz')).toBeNull();
  });

  it('are rolled back on rejection', async () => {
    const refuse = (call: { path: string; method: string }) => {
      if (call.method === 'POST') throw failure(500);
      return answers(call);
    };
    await show('Tags', {}, refuse);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'tide{Enter}');
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(screen.queryByText('tide')).toBeNull();
  });

  it('can be changed by administrators only', async () => {
    const task = buildTask({ tags: [{ label: 'quiz' }] });
    const provider = keeping(task, answers);
    const game = buildGame({ ...GAME, user: { access: 'Invited', coordinator: true } });
    await renderEditor(task, (call) => (call.path.startsWith('/games/') ? { game } : provider.answer(call)));
    await openTab('Tags');
    expect(await screen.findByText('Only administrators of the game can change tags.')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Tags' })).toBeNull();
  });
});

describe('a file', () => {
  const signed = ({ path }: { path: string }) =>
    path.startsWith('/medias/sign/') ? { signature: 'https://store.test/put', name: 'abc-1.png' } : {};
  const picture = () => new File(['x'], 'Pilot.PNG', { type: 'image/png' });

  it('is saved by uuid and extension after its upload, and nothing else is sent', async () => {
    const task = buildTask({});
    const staged = await renderEditor(task, keeping(task, signed).answer);
    fireEvent.change(screen.getByLabelText('Image', { selector: 'input' }), { target: { files: [picture()] } });
    await waitFor(() =>
      expect(bodiesOf(staged, task)).toEqual([{ standard_media_uuid: 'abc-1', standard_media_extension: 'png' }]),
    );
    const lists = staged.calls.filter(({ path }) => path.startsWith('/tasks/game/'));
    expect(lists).toEqual([]);
  });

  it('is looked up in the list when the save returns nothing', async () => {
    const task = buildTask({});
    const staged = await renderEditor(task, keeping(task, signed, { written: () => ({}) }).answer, { offered: [] });
    const lists = () => staged.calls.filter(({ path }) => path.startsWith('/tasks/game/')).length;
    const before = lists();
    fireEvent.change(screen.getByLabelText('Image', { selector: 'input' }), { target: { files: [picture()] } });
    await waitFor(() => expect(bodiesOf(staged, task)).toHaveLength(1));
    await waitFor(() => expect(lists()).toBe(before + 1));
  });

  it('is reloaded with the challenge when the save returns only a part, which wipes nothing', async () => {
    const task = buildTask({ tour: [{ url: '/media/tour.png' }] });
    const provider = keeping(task, signed, { written: ({ id }) => ({ id }) });
    const staged = await renderEditor(task, provider.answer);
    const reads = () =>
      staged.calls.filter(({ method, path }) => method === 'GET' && path === `/tasks/${task.id}.json`);
    const before = reads().length;
    fireEvent.change(screen.getByLabelText('Image', { selector: 'input' }), { target: { files: [picture()] } });
    await waitFor(() => expect(reads().length).toBeGreaterThan(before));
    expect(staged.client.getQueryData(['task', GAME.id, task.id])).toMatchObject({ tour: task.tour });
  });

  it('disappears at once when deleted and leaves an empty upload field in focus', async () => {
    const photo = 'https://media.test/pilot.png';
    const task = buildTask({ photo, assets: { photos: [{ name: 'standard', url: photo }], videos: [], models: [] } });
    const staged = await renderEditor(task, keeping(task).answer);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Image' }));
    expect(screen.queryByRole('img', { name: 'Image' })).toBeNull();
    await waitFor(() =>
      expect(bodiesOf(staged, task)).toEqual([{ standard_media_uuid: '', standard_media_extension: '' }]),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^ImageDrop a file here/));
  });
});
