import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE } from '@waymark/contract';
import { buildTask, failure, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, field, GAME, keeping, openTab, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const ITEM = { id: 31, position: 1, model_url: '/media/a.wt3', style: 'loop', chain: '1.0', animation_name: 'Wave' };
const SECOND = { ...ITEM, id: 32, position: 2 };
const TASK = buildTask({ name: 'Gull', task_type: TASK_TYPE.arPhoto, realities: [ITEM, SECOND] });

/** The editor of a challenge with two AR items; `refuse` may throw for their saves. */
async function open(refuse: () => void = () => undefined) {
  const provider = keeping(TASK, ({ path, body }) => {
    refuse();
    const item = path.endsWith('/32.json') ? SECOND : ITEM;
    return { reality: { ...item, ...(body as object) } };
  });
  const staged = await renderEditor(TASK, provider.answer, { features: ['ar'] });
  await screen.findByRole('group', { name: 'AR item 2' });
  return staged;
}
const inItem = (n: number, name: string) =>
  within(screen.getByRole('group', { name: `AR item ${n}` })).getByRole<HTMLInputElement>('textbox', { name });
const type = (control: HTMLElement, value: string) => {
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
};
const pressSave = (at: HTMLElement) => fireEvent.keyDown(at, { key: 's', ctrlKey: true });
const chain = (value: string) => ({ path: '/tasks/ar/31.json', body: { game_id: GAME.id, chain: value } });

describe('AR items and the challenge around them', () => {
  it('are saved by its Save', async () => {
    const { writes } = await open();
    type(inItem(1, 'Chain'), '1.8');
    pressSave(field('Headline'));
    await waitFor(() => expect(writes()).toMatchObject([chain('1.8')]));
    expect(await screen.findAllByText('Saved')).toHaveLength(2);
  });

  it('save a number with the key while it is typed', async () => {
    const { writes } = await open();
    type(inItem(1, 'Scale'), '1,5');
    pressSave(inItem(1, 'Scale'));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { scale: 1.5 } }]));
    expect(inItem(1, 'Scale').value).toBe('1.5');
  });

  it('count as not saved at its top, from any tab, and are retried by Save', async () => {
    let isDown = true;
    const { writes } = await open(() => {
      if (isDown) throw failure(500, undefined, 'Try later.');
    });
    type(inItem(1, 'Chain'), '1.8');
    fireEvent.blur(inItem(1, 'Chain'));
    expect(await screen.findByText('1 not saved')).toBeTruthy();
    await openTab('Hints');
    expect(screen.getByText('1 not saved')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(writes()).toMatchObject([chain('1.8'), chain('1.8')]));
    await waitFor(() => expect(screen.queryByText('1 not saved')).toBeNull());
    await openTab('Basics');
    expect(inItem(1, 'Chain').value).toBe('1.8');
  });

  it('list what the server refuses at the top, with links to the item', async () => {
    await open(() => {
      throw refusal(422, { errors: { chain: ['It is too long.'], model_media_uuid: ['It is no model.'] } });
    });
    type(inItem(2, 'Chain'), '1.8');
    fireEvent.blur(inItem(2, 'Chain'));
    const list = within(await screen.findByRole('alert'));
    expect(list.getByText("Some changes weren't saved")).toBeTruthy();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AR item 2: Chain It is too long.',
      'AR item 2: AR model It is no model.',
    ]);
    await openTab('Hints');
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'AR item 2: Chain' }));
    await waitFor(() => expect(document.activeElement).toBe(inItem(2, 'Chain')));
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'AR item 2: AR model' }));
    const models = screen.getByRole('group', { name: 'AR item 2' }).querySelector('[data-field="model"]');
    await waitFor(() => expect(models?.contains(document.activeElement)).toBe(true));
  });

  it('ask before what they could not save is lost', async () => {
    const { host, location } = await open(() => {
      throw failure(500, undefined, 'Try later.');
    });
    type(inItem(1, 'Chain'), '1.8');
    fireEvent.blur(inItem(1, 'Chain'));
    await screen.findByText('1 not saved');
    await act(async () => host.navigation.navigate('/dashboard'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(location().pathname).not.toBe('/dashboard');
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(location().pathname).toBe('/dashboard');
  });
});

describe("somebody else's change of the AR items", () => {
  const message = (fields: readonly string[]) => ({
    id: fields.join(),
    source: 'ss.task.update' as const,
    detail: { user_id: 99, game: { id: GAME.id }, task: { id: TASK.id }, fields: [...fields] },
  });

  it('asks if one was edited here, and merges if only other fields were', async () => {
    const { hear } = await open();
    await userEvent.click(field('Headline'));
    expect(await hear(message(['realities']))).toBe('reload');
    await userEvent.click(inItem(1, 'Chain'));
    expect(await hear(message(['realities']))).toBe('ask');
    expect(await hear(message(['points']))).toBe('reload');
  });

  it('is not saved over while it asks; Refresh takes it and offers the own text back', async () => {
    const { hear, screens, notices, writes } = await open();
    type(inItem(1, 'Chain'), '1.8');
    const theirs = message(['realities']);
    expect(await hear(theirs)).toBe('ask');
    // Two models can't be compared in words.
    expect(await act(() => screens.at(-1)?.differences?.([theirs]))).toBeUndefined();
    fireEvent.blur(inItem(1, 'Chain'));
    expect(writes()).toEqual([]);
    await act(async () => {
      screens.at(-1)?.onSettled?.();
      screens.at(-1)?.onRefresh?.(theirs, []);
    });
    expect(inItem(1, 'Chain').value).toBe('1.0');
    expect(notices.at(-1)?.text).toBe('Replaced by the latest version: Chain');
    await act(async () => notices.at(-1)?.action?.run());
    expect(inItem(1, 'Chain').value).toBe('1.8');
  });

  it('of other fields only keeps an item from being saved until it is answered', async () => {
    const { hear, screens, writes } = await open();
    await userEvent.click(field('Headline'));
    type(inItem(1, 'Scale'), '1.5');
    const theirs = message(['name']);
    expect(await hear(theirs)).toBe('ask');
    fireEvent.blur(inItem(1, 'Scale'));
    expect(writes()).toEqual([]);
    await act(async () => screens.at(-1)?.onRefresh?.(theirs, []));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { scale: 1.5 } }]));
  });

  it('is asked about before a retry saves over it', async () => {
    let isDown = true;
    let stored = ITEM;
    const { answer } = keeping(TASK, ({ path, body }) => {
      if (isDown && path === '/tasks/ar/31.json') throw failure('none', undefined, 'Lost connection.');
      return { reality: { ...stored, ...(body as object) } };
    });
    const { asked, writes } = await renderEditor(
      TASK,
      (call) =>
        call.path === `/tasks/${TASK.id}.json` ? { task: { ...TASK, realities: [stored, SECOND] } } : answer(call),
      { features: ['ar'] },
    );
    await screen.findByRole('group', { name: 'AR item 2' });
    type(inItem(1, 'Chain'), '1.8');
    fireEvent.blur(inItem(1, 'Chain'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    stored = { ...ITEM, chain: '1.2' };
    await userEvent.click(retry);
    // Either it asks, or it has written again.
    await waitFor(() => expect(asked.length + writes().length).toBe(2));
    expect(asked).toMatchObject([{ detail: { task: { id: TASK.id }, fields: ['realities'] } }]);
    await screen.findByText('Somebody else has changed this. Retry to save your version.');
    expect(writes()).toMatchObject([chain('1.8')]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(writes()).toMatchObject([chain('1.8'), chain('1.8')]));
  });

  it('leaves what was typed on Ignore, and saves it once edited again', async () => {
    const { hear, screens, writes } = await open();
    type(inItem(1, 'Chain'), '1.8');
    await hear(message(['realities']));
    fireEvent.blur(inItem(1, 'Chain'));
    expect(writes()).toEqual([]);
    await act(async () => screens.at(-1)?.onSettled?.());
    fireEvent.focus(inItem(1, 'Chain'));
    fireEvent.blur(inItem(1, 'Chain'));
    await waitFor(() => expect(writes()).toMatchObject([chain('1.8')]));
  });
});
