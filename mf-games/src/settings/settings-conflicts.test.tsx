import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeHostOptions, failure } from '@waymark/testing';
import { field, openSettings, prepareSettings, QUAY, rewrite, turnTo, update } from '../testing/render-settings';

prepareSettings();

describe('a change by somebody else', () => {
  it('of another field than those touched here is merged in, and what is typed stays', async () => {
    const { backend, hear, notices } = await openSettings();
    await rewrite('Name', 'Quay R');
    backend.game = { ...backend.game, code: 'THEIRS' };
    expect(await hear(update(['code']))).toBe('reload');
    expect(notices.map(({ text }) => text)).toEqual(['Changed by someone else: Entry Code']);
    await waitFor(() => expect(field('Entry Code').value).toBe('THEIRS'));
    expect(field('Name').value).toBe('Quay R');
  });

  it('of a field that was touched asks', async () => {
    const { hear } = await openSettings();
    await userEvent.click(field('Name'));
    await userEvent.tab();
    expect(await hear(update(['name']))).toBe('ask');
  });

  it('that does not say what it changed asks, though nothing was touched', async () => {
    const { hear } = await openSettings();
    expect(await hear(update())).toBe('ask');
  });

  it('is no question when it was me', async () => {
    const { hear } = await openSettings();
    await userEvent.click(field('Name'));
    expect(await hear(update(['name'], 1))).toBe('reload');
  });

  it('shows after Refresh, in place of what was typed here', async () => {
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

  it('is shown with both values, and what was typed can be kept: it goes over theirs', async () => {
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
    // What else was typed goes on as if nothing had been asked.
    await waitFor(() => expect(backend.game.code).toBe('NOTMINE'), { timeout: 3000 });
    expect(writes()).toHaveLength(2);
  });

  it('is told at the field at once, and answered there: one press for each, the dialog goes with the last', async () => {
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

  it('of a field that was only visited keeps what it showed, written over theirs', async () => {
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

  it('to what is on screen already is no difference', async () => {
    const { backend, hear, differences } = await openSettings();
    fireEvent.focus(field('Name'));
    fireEvent.change(field('Name'), { target: { value: 'The same' } });
    backend.game = { ...backend.game, name: 'The same' };
    await hear(update(['name']));
    expect(await differences(update(['name']))).toEqual([]);
  });

  it('never throws away what was typed: it can be brought back after Refresh', async () => {
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
    await waitFor(() => expect(backend.game.name).toBe('Mine'), { timeout: 3000 });
  });

  it('holds back a choice that is made while the question is open, until it is answered', async () => {
    const { hear, ignore, writes } = await openSettings(QUAY, '/games/edit/7#optional');
    fireEvent.focus(await screen.findByRole('switch', { name: /Chat/ }));
    expect(await hear(update(['notifications_bidirectional']))).toBe('ask');
    fireEvent.click(screen.getByRole('switch', { name: /Chat/ }));
    fireEvent.focus(screen.getByRole('switch', { name: /Leaderboard/ }));
    expect(writes()).toEqual([]);
    ignore();
    fireEvent.focus(screen.getByRole('switch', { name: /Leaderboard/ }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ notifications_bidirectional: 1 }]));
  });

  it('is not written over while the question is open, and what was typed is saved after Ignore', async () => {
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

  it('is not undone by a save of another field here', async () => {
    const { backend, writes } = await openSettings();
    backend.game = { ...backend.game, name: 'Theirs' };
    await rewrite('Entry Code', 'PIER');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ code: 'PIER' }]));
    expect(backend.game).toMatchObject({ name: 'Theirs', code: 'PIER' });
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
  });
});

describe('what could not be saved', () => {
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

  it('is back in its fields after a reload, and saved with one press', async () => {
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

  it('is saved field by field as well', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    await waitFor(() => expect(second.writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]));
    await screen.findByText(NOTE);
  });

  it('is gone for good with Discard', async () => {
    const { second } = await refusedThenReloaded();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Name').value).toBe('Quay Walk');
    await second.drop();
    await openSettings();
    expect(field('Name').value).toBe('Quay Walk');
  });

  it('is gone for good when the screen is left on purpose', async () => {
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

  it('is no draft any more when it turns out to be stored', async () => {
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
