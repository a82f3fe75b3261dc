import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@waymark/testing';
import { field, openSettings, prepareSettings, rewrite } from '../testing/render-settings';

prepareSettings();

/** Renames the game while offline; `lineIsBack` ends that. */
async function renamedWithoutLine() {
  const staged = await openSettings();
  const { backend, writes } = staged;
  backend.refuse = () => failure('none', undefined, 'The platform did not answer.');
  await rewrite('Name', 'Mine');
  await userEvent.tab();
  await screen.findByText('Not saved');
  expect(writes()).toHaveLength(1);
  backend.refuse = () => undefined;
  const lineIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));
  const bodies = () => writes().map(({ body }) => body);
  return { ...staged, lineIsBack, bodies };
}

describe('an unanswered save, sent again when back online', () => {
  it('keeps changes others made to other fields', async () => {
    const { backend, asked, lineIsBack, bodies } = await renamedWithoutLine();
    backend.game = { ...backend.game, code: 'THEIRS' };
    await lineIsBack();
    await waitFor(() => expect(backend.game).toMatchObject({ name: 'Mine', code: 'THEIRS' }));
    await waitFor(() => expect(field('Entry Code').value).toBe('THEIRS'));
    expect(bodies()).toEqual([{ name: 'Mine' }, { name: 'Mine' }]);
    expect(asked).toEqual([]);
  });

  it("asks before overwriting another user's change to the same field", async () => {
    const { backend, asked, hear, differences, refresh, lineIsBack, bodies } = await renamedWithoutLine();
    backend.game = { ...backend.game, name: 'Theirs' };
    await lineIsBack();
    await waitFor(() => expect(asked).toMatchObject([{ source: 'ss.game.update', detail: { fields: ['name'] } }]));
    expect(bodies()).toEqual([{ name: 'Mine' }]);
    expect(field('Name').value).toBe('Mine');
    const [message] = asked;
    if (!message) throw new Error('Expected a question.');
    expect(await hear(message)).toBe('ask');
    expect(await differences(message)).toEqual([{ field: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' }]);
    await refresh(message, ['name']);
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
    expect(field('Name').value).toBe('Mine');
  });

  it('is replaced by Refresh and can be restored', async () => {
    const { backend, asked, notices, differences, refresh, lineIsBack } = await renamedWithoutLine();
    backend.game = { ...backend.game, name: 'Theirs' };
    await lineIsBack();
    await waitFor(() => expect(asked).toHaveLength(1));
    const [message] = asked;
    if (!message) throw new Error('Expected a question.');
    await differences(message);
    await refresh(message);
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(backend.game.name).toBe('Theirs');
    await act(async () => notices.at(-1)?.action?.run());
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
  });

  it('keeps its error when the question is ignored, and overwrites on Retry', async () => {
    const { backend, asked, lineIsBack, bodies } = await renamedWithoutLine();
    backend.game = { ...backend.game, name: 'Theirs' };
    await lineIsBack();
    await screen.findByText('Somebody else has changed this. Retry to save your version.');
    await lineIsBack();
    expect(bodies()).toEqual([{ name: 'Mine' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
    expect(asked).toHaveLength(1);
  });

  it('waits while still offline', async () => {
    const { backend, platform, asked, lineIsBack, bodies } = await renamedWithoutLine();
    const { answer } = platform;
    platform.answer = () => {
      throw failure('none', undefined, 'The platform did not answer.');
    };
    await lineIsBack();
    await screen.findByText('Not saved');
    platform.answer = answer;
    await lineIsBack();
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
    expect([bodies().length, asked]).toEqual([2, []]);
  });
});
