import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { field, openSettings, prepareSettings, QUAY, rewrite } from '../testing/render-settings';

prepareSettings();

describe('the settings of a game', () => {
  it('load the game and show two tabs', async () => {
    const { calls } = await openSettings();
    expect(calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/games/7.json' }));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Mandatory', 'Optional']);
    expect(field('Name').value).toBe('Quay Walk');
    expect(field('Entry Code').value).toBe('QUAY');
  });

  it('open the Optional tab for #optional, where the time zone is', async () => {
    await openSettings(QUAY, '/games/edit/7#optional');
    expect(screen.getByRole('tab', { name: 'Optional' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: /^Time zone/ }).textContent).toContain('London');
  });

  it('keep the tab in the address', async () => {
    const { location } = await openSettings();
    await userEvent.click(screen.getByRole('tab', { name: 'Optional' }));
    expect(location().hash).toBe('#optional');
    await userEvent.click(screen.getByRole('tab', { name: 'Mandatory' }));
    expect(location().hash).toBe('');
  });

  it('say in one line whether the game is ready, or what is missing', async () => {
    const { backend, client } = await openSettings();
    expect(screen.getByText(/^Ready\. Starts .*2036/)).toBeTruthy();
    backend.game = { ...QUAY, code: '', challenges_count: 0 };
    await act(() => client.invalidateQueries({ queryKey: ['game'] }));
    // Collapsed to the height of the line, so nothing below moves.
    expect(await screen.findByText('4 of 6 done. 2 to do.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
    await userEvent.click(screen.getByRole('button', { name: /The game has no entry code\.$/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Entry Code')));
  });

  it('count problems in the challenges and link to them', async () => {
    const { backend, client, location, calls } = await openSettings({ ...QUAY, start_at: null });
    const asked = () => calls.filter(({ path }) => path === '/games/7/readiness.json').length;
    await waitFor(() => expect(asked()).toBe(1));
    expect(await screen.findByText('5 of 6 done. 1 to do.')).toBeTruthy();
    const problem = (task?: number) => ({ rule: 'no-headline', level: 'problem', field: 'name', task });
    backend.findings = [problem(3), problem(4), { ...problem(4), level: 'advice' }, problem()];
    await act(() => client.invalidateQueries({ queryKey: ['readiness'] }));
    expect(await screen.findByText('4 of 6 done. 2 to do.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /2 problems in the challenges\.$/ }));
    expect(location().pathname).toBe('/tasks/organize/7');
  });

  it('show the problems of a live game', async () => {
    const live = { ...QUAY, start_at: '2020-11-21T19:30:00.000Z', code: '' };
    const { backend, client, location } = await openSettings(live);
    expect(await screen.findByText("It's live, and 1 problem needs fixing.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'The game has no entry code.' })).toBeTruthy();
    backend.findings = [{ rule: 'no-headline', level: 'problem', field: 'name', task: 3 }];
    await act(() => client.invalidateQueries({ queryKey: ['readiness'] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    await userEvent.click(screen.getByRole('button', { name: '1 problem in the challenges.' }));
    expect(location()).toMatchObject({ pathname: '/tasks/organize/7', hash: '#readiness' });
  });

  it('check the challenges against an unsaved game mode', async () => {
    const { backend, calls } = await openSettings({ ...QUAY, start_anytime: 1 }, '/games/edit/7#optional');
    backend.tasks = [{ id: 3, name: 'Late', starts_at: QUAY.finish_at }];
    backend.refuse = () => new Error('Not now');
    await userEvent.click(screen.getByRole('radio', { name: 'Scheduled' }));
    expect(await screen.findByText('5 of 6 done. 1 to do.')).toBeTruthy();
    const asked = calls.length;
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    expect(await screen.findByText('Ready. Teams start whenever they like.')).toBeTruthy();
    expect(calls.slice(asked).filter(({ path }) => path.includes('readiness'))).toEqual([]);
  });

  it('recheck the challenges when the game mode changes', async () => {
    const { calls } = await openSettings(QUAY, '/games/edit/7#optional');
    const asked = () => calls.filter(({ path }) => path === '/games/7/readiness.json').length;
    await waitFor(() => expect(asked()).toBe(1));
    await userEvent.click(screen.getByRole('switch', { name: /^Chat/ }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(asked()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('focus the field that another screen linked to', async () => {
    const { host } = await openSettings();
    await act(async () => host.navigation.navigate('/games/edit/7#optional', { state: { field: 'tz' } }));
    const zone = await screen.findByRole('button', { name: /^Time zone/ });
    await waitFor(() => expect(document.activeElement).toBe(zone));
  });

  it('lock the description for everyone but the owner and say why', async () => {
    await openSettings({ ...QUAY, user: { access: 'Managing', administrator: true } });
    expect(field('Description').readOnly).toBe(true);
    expect(screen.getByText('Only the owner of the game can change the description.')).toBeTruthy();
  });

  it('let the owner change the description', async () => {
    const { writes } = await openSettings();
    await rewrite('Description', 'Bring a torch.');
    await userEvent.tab();
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ description: 'Bring a torch.' }]));
  });
});

describe('a text', () => {
  it('is saved alone on blur, then the game is reloaded', async () => {
    const { writes, reads } = await openSettings();
    const readBefore = reads().length;
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/games/7.json', body: { name: 'Quay Run' } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() => expect(reads().length).toBe(readBefore + 1));
    expect(field('Name').value).toBe('Quay Run');
  });

  it('is saved once after a pause in typing', async () => {
    const { writes } = await openSettings();
    jest.useFakeTimers();
    fireEvent.change(field('Name'), { target: { value: 'Quay Ru' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    fireEvent.change(field('Name'), { target: { value: 'Quay Run' } });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(writes()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    fireEvent.blur(field('Name'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]);
  });

  it('is saved when the screen closes before the pause is over', async () => {
    const { writes, go } = await openSettings();
    fireEvent.change(field('Name'), { target: { value: 'Quay Run' } });
    await act(async () => go('/'));
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }]);
  });

  it('is updated optimistically', async () => {
    const { backend, stored } = await openSettings();
    let arrive: () => void = () => undefined;
    backend.held = new Promise((resolve) => (arrive = resolve));
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    expect(stored().name).toBe('Quay Run');
    expect(screen.getByText('Saving')).toBeTruthy();
    await act(async () => arrive());
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('keeps a rejected value with its reason, while the game keeps the stored one', async () => {
    const { backend, stored } = await openSettings();
    const taken = { errors: { code: ['Entry code is already taken.'] } };
    backend.refuse = ({ code }) => (code ? refusal(422, taken, 'Entry code is already taken.') : undefined);
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    const list = await screen.findByRole('alert');
    expect(list.textContent).toContain("Some changes weren't saved");
    expect(list.textContent).toContain('Entry code is already taken.');
    expect(list.contains(document.activeElement)).toBe(false);
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field('Entry Code').value).toBe('PILOT24');
    expect(field('Entry Code').getAttribute('aria-invalid')).toBe('true');
    expect(stored()).toEqual(QUAY);
  });

  it.each([
    ['scrolls to its rejection once the focus has left it', true],
    ['is not scrolled away while it is typed', false],
  ])('%s', async (_, leaves) => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    const { backend } = await openSettings();
    backend.refuse = () => refusal(422, { errors: { code: ['Taken.'] } }, 'Taken.');
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
    await rewrite('Entry Code', 'PILOT24');
    if (leaves) await userEvent.tab();
    const list = await screen.findByRole('alert');
    expect(scrollIntoView.mock.contexts.includes(list)).toBe(leaves);
    expect(list.contains(document.activeElement)).toBe(false);
    rect.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('is sent again with Retry, which clears the error list', async () => {
    const { backend, writes } = await openSettings();
    backend.refuse = () => refusal(422, { errors: { name: ['Not now.'] } }, 'Not now.');
    await rewrite('Name', 'Quay Run');
    await userEvent.tab();
    await screen.findByText("Some changes weren't saved");
    backend.refuse = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.queryByText("Some changes weren't saved")).toBeNull();
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Quay Run' }, { name: 'Quay Run' }]);
  });

  it('clears its error when set back to the stored value', async () => {
    const { backend, writes } = await openSettings();
    backend.refuse = () => refusal(422, { errors: { code: ['Taken.'] } }, 'Taken.');
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    await screen.findByText("Some changes weren't saved");
    await rewrite('Entry Code', 'QUAY');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText("Some changes weren't saved")).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('is saved even if another field is rejected', async () => {
    const { backend, stored } = await openSettings();
    backend.refuse = ({ code }) => (code ? refusal(422, { errors: { code: ['Taken.'] } }, 'Taken.') : undefined);
    await rewrite('Name', 'Quay Run');
    await rewrite('Entry Code', 'PILOT24');
    await userEvent.tab();
    await screen.findByText("Some changes weren't saved");
    expect(stored()).toMatchObject({ name: 'Quay Run', code: 'QUAY' });
  });

  it('is not sent while too short and says what it needs', async () => {
    const { writes } = await openSettings();
    await rewrite('Entry Code', 'QU');
    await userEvent.tab();
    expect(screen.getByText('Please input a minimum of 3 characters.')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('is not sent empty if required, and says so once at the field', async () => {
    const { writes } = await openSettings();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab();
    expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
    expect(writes()).toEqual([]);
    await rewrite('Name', 'Quay Run');
    expect(screen.queryByText('Enter a name.')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  it('asks before leaving while it is invalid', async () => {
    const { go, location } = await openSettings();
    await rewrite('Entry Code', 'QU');
    await act(async () => go('/'));
    expect(location().pathname).toBe('/games/edit/7');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    expect(location().pathname).toBe('/');
  });
});

describe('a choice', () => {
  it('of the mode is saved at once', async () => {
    const { writes } = await openSettings(QUAY, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('radio', { name: 'Stopped' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ start_anytime: 2 }]));
  });

  it('offers start and finish for scheduled, and the time to complete for start anytime', async () => {
    await openSettings(QUAY, '/games/edit/7#optional');
    expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Time to complete/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Start Anytime' }));
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
    expect(screen.getByRole('textbox', { name: /Time to complete/ })).toBeTruthy();
  });

  it('of the mode is Scheduled for a game with times and no mode', async () => {
    await openSettings({ ...QUAY, start_anytime: null, finish_at: null }, '/games/edit/7#optional');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Scheduled' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: /^Start/ })).toBeTruthy();
  });

  it('of Clear sends empty strings for start and finish', async () => {
    const { writes } = await openSettings(QUAY, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ start_at: '', finish_at: '' }]));
  });

  it('of the time zone is the documented one where the provider sends none', async () => {
    const { tz: _, ...quay } = QUAY;
    await openSettings(quay as typeof QUAY, '/games/edit/7#optional');
    expect(screen.getByRole('button', { name: /^Time zone/ }).textContent).toContain('Eastern Time (US & Canada)');
    // 19:30 in UTC.
    expect(screen.getByRole('button', { name: /^Start/ }).textContent).toMatch(/2:30/);
  });

  it('of the time zone is saved at once and keeps the moment of start and finish', async () => {
    const { writes, stored } = await openSettings(QUAY, '/games/edit/7#optional');
    await userEvent.click(screen.getByRole('button', { name: /^Time zone/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tokyo' }));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ tz: 'Tokyo' }]));
    expect(stored().start_at).toBe(QUAY.start_at);
  });
});

describe('others with this game open', () => {
  it('are named until they leave', async () => {
    const { setOthers, element } = await openSettings();
    await act(async () => setOthers([{ id: 2, name: 'Ada Lovelace' }]));
    await waitFor(() => expect(element.textContent).toContain('Ada Lovelace has this game open too.'));
    await act(async () => setOthers([2, 3, 4].map((other) => ({ id: other, name: `Person ${other}` }))));
    await waitFor(() => expect(element.textContent).toContain('Person 2 and 2 others have this game open too.'));
    await act(async () => setOthers([]));
    expect(element.textContent).not.toContain('have this game open too.');
  });

  it('are left out if the host has no presence', async () => {
    await openSettings(QUAY, '/games/edit/7', { withoutPresence: true });
    expect(field('Name').value).toBe('Quay Walk');
  });
});
