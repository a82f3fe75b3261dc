import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeHostOptions, failure } from '@waymark/testing';
import { field, openSettings, prepareSettings, QUAY, rewrite, turnTo, update } from '../testing/render-settings';

prepareSettings();

describe('a change by another user', () => {
  it('to an untouched field is merged and keeps what is being typed', async () => {
    const { backend, hear, notices } = await openSettings();
    await rewrite('Name', 'Quay R');
    backend.game = { ...backend.game, code: 'THEIRS' };
    expect(await hear(update(['code']))).toBe('reload');
    expect(notices.map(({ text }) => text)).toEqual(['Changed by someone else: Entry Code']);
    await waitFor(() => expect(field('Entry Code').value).toBe('THEIRS'));
    expect(field('Name').value).toBe('Quay R');
  });

  it('to a touched field asks', async () => {
    const { hear } = await openSettings();
    await userEvent.click(field('Name'));
    await userEvent.tab();
    expect(await hear(update(['name']))).toBe('ask');
  });

  it('that names no fields asks, even if nothing was touched', async () => {
    const { hear } = await openSettings();
    expect(await hear(update())).toBe('ask');
  });

  it('does not ask when it was made by the same user', async () => {
    const { hear } = await openSettings();
    await userEvent.click(field('Name'));
    expect(await hear(update(['name'], 1))).toBe('reload');
  });

  it('replaces what was typed after Refresh', async () => {
    const { backend, hear, refresh, writes } = await openSettings();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    const message = update(['name']);
    expect(await hear(message)).toBe('ask');
    expect(field('Name').value).toBe('Mine');
    await refresh(message);
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    expect(writes()).toEqual([]);
  });

  it('is shown next to the own value, which can be kept and overwrites it', async () => {
    const { backend, hear, differences, refresh, writes } = await openSettings();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    fireEvent.change(field('Entry Code'), { target: { value: 'NOTMINE' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    const message = update(['name']);
    expect(await hear(message)).toBe('ask');
    expect(await differences(message)).toEqual([{ field: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' }]);
    await refresh(message, ['name']);
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
    expect(field('Name').value).toBe('Mine');
    // Other edits continue as usual.
    await waitFor(() => expect(backend.game.code).toBe('NOTMINE'));
    expect(writes()).toHaveLength(2);
  });

  it('is shown and resolved at each field, and the last answer closes the dialog', async () => {
    const { backend, hear, differences, answered, ignore, setOthers } = await openSettings();
    await act(async () => setOthers([{ id: 2, name: 'Priya' }]));
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    fireEvent.focus(field('Entry Code'));
    backend.game = { ...backend.game, name: 'Theirs', code: 'THEIRS' };
    const message = update(['name', 'code']);
    await hear(message);
    await differences(message);
    const bar = within(await screen.findByRole('group', { name: /^Priya changed Name to “Theirs”/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Keep mine' }));
    expect(answered).toEqual([]);
    const other = within(screen.getByRole('group', { name: /changed Entry Code/ }));
    await userEvent.click(other.getByRole('button', { name: 'Use theirs' }));
    expect(answered).toEqual([['name']]);
    expect(screen.queryByRole('group', { name: /changed/ })).toBeNull();
    await differences(message);
    await screen.findByRole('group', { name: /changed Name/ });
    ignore();
    expect(screen.queryByRole('group', { name: /changed/ })).toBeNull();
  });

  it('to a field that only had focus can be overwritten with the shown value', async () => {
    const { backend, hear, differences, refresh } = await openSettings(QUAY, '/games/edit/7#optional');
    const moderation = (await screen.findAllByRole('button', { name: /Moderation/ }))[0];
    fireEvent.focus(moderation!);
    backend.game = { ...backend.game, review: 'pre' };
    const message = update(['review']);
    await hear(message);
    expect(await differences(message)).toEqual([{ field: 'review', label: 'Moderation', mine: 'Post', theirs: 'Pre' }]);
    await refresh(message, ['review']);
    await waitFor(() => expect(backend.game.review).toBe('post'));
  });

  it('to the value already on screen is no difference', async () => {
    const { backend, hear, differences } = await openSettings();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'The same' } });
    backend.game = { ...backend.game, name: 'The same' };
    await hear(update(['name']));
    expect(await differences(update(['name']))).toEqual([]);
  });

  it('never loses what was typed: Refresh can be undone', async () => {
    const { backend, hear, differences, refresh, notices } = await openSettings();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    backend.game = { ...backend.game, name: 'Theirs' };
    await hear(update(['name']));
    await differences(update(['name']));
    await refresh(update(['name']));
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    const notice = notices.at(-1);
    expect(notice?.text).toBe('Replaced by the latest version: Name');
    await act(async () => notice?.action?.run());
    expect(field('Name').value).toBe('Mine');
    await waitFor(() => expect(backend.game.name).toBe('Mine'));
  });

  it('holds back a new choice until the question is answered', async () => {
    const { hear, ignore, writes } = await openSettings(QUAY, '/games/edit/7#optional');
    fireEvent.focus(await screen.findByRole('switch', { name: /Chat/ }));
    expect(await hear(update(['notifications_bidirectional']))).toBe('ask');
    fireEvent.click(screen.getByRole('switch', { name: /Chat/ }));
    fireEvent.focus(screen.getByRole('switch', { name: /Leaderboard/ }));
    expect(writes()).toEqual([]);
    ignore();
    fireEvent.focus(screen.getByRole('switch', { name: /Leaderboard/ }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ notifications_bidirectional: 0 }]));
  });

  it('holds back typed text until the question is ignored', async () => {
    const { hear, ignore, writes } = await openSettings();
    jest.useFakeTimers();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'Mine' } });
    expect(await hear(update(['name']))).toBe('ask');
    fireEvent.blur(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(writes()).toEqual([]);
    ignore();
    fireEvent.focus(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Mine' }]);
  });

  it('is not undone by saving another field', async () => {
    const { backend, writes } = await openSettings();
    backend.game = { ...backend.game, name: 'Theirs' };
    await rewrite('Entry Code', 'PIER');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ code: 'PIER' }]));
    expect(backend.game).toMatchObject({ name: 'Theirs', code: 'PIER' });
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
  });
});

describe('a failed save', () => {
  async function refusedThenReloaded(options: FakeHostOptions = {}) {
    const first = await openSettings();
    first.backend.refuse = () => failure(500, undefined, 'It broke.');
    await rewrite('Name', 'Quay Run');
    await turnTo('Optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await screen.findByRole('radio', { name: 'Stopped', checked: true });
    await waitFor(() => expect(first.writes()).toHaveLength(2));
    await first.drop();
    return { first, second: await openSettings(QUAY, '/games/edit/7', options) };
  }
  const NOTE = /^We restored your unsaved changes/;
  const note = () => screen.queryByText(NOTE);

  it('is restored after a reload and saved with one press', async () => {
    const { second } = await refusedThenReloaded();
    await screen.findByText(NOTE);
    expect(field('Name').value).toBe('Quay Run');
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    await turnTo('Optional');
    expect(screen.getByRole('radio', { name: 'Stopped', checked: true })).toBeTruthy();
    expect(screen.getAllByText('Not saved')).toHaveLength(1);
    expect(second.writes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save now' }));
    await waitFor(() =>
      expect(second.writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }, { start_anytime: 2 }]),
    );
    await waitFor(() => expect(note()).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
    await second.drop();
    await openSettings(second.backend.game);
    expect(note()).toBeNull();
  });

  it('can be retried field by field', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    await waitFor(() => expect(second.writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]));
    await screen.findByText(NOTE);
  });

  it('is dropped by Discard', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name').value).toBe('Quay Walk');
    await second.drop();
    await openSettings();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is dropped when the user chooses to leave', async () => {
    const { second } = await refusedThenReloaded();
    await act(async () => second.go('/'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await second.drop();
    await openSettings();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is never shown to another account', async () => {
    await refusedThenReloaded({ me: { id: 2, features: [] } });
    expect(note()).toBeNull();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is dropped when the value turns out to be stored', async () => {
    const first = await openSettings();
    first.backend.refuse = ({ name }) => {
      first.backend.game = { ...QUAY, name };
      return failure('none', undefined, 'The connection broke off during the answer.');
    };
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await waitFor(() => expect(first.writes()).toHaveLength(1));
    await first.drop();
    await openSettings(first.backend.game);
    expect(note()).toBeNull();
    expect(field('Name').value).toBe('Quay Run');
  });
});
