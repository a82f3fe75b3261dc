import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { card, choose, held, names, PAGE, prepareTeams, press, showTeams } from '../../testing/show-teams';

prepareTeams();

describe('the edit mode of a card', () => {
  it('renames the team optimistically, rolls back on rejection and keeps what was typed', async () => {
    const write = held();
    const { writes } = await showTeams(() => write.answer);
    await press(card('gulls'), 'Edit gulls');
    const field = card('gulls').getByLabelText('Team name');
    await userEvent.clear(field);
    await userEvent.type(field, 'Salty Dogs');
    await userEvent.tab();
    expect(names()).toEqual(['Salty Dogs', 'Crabs']);
    expect(writes()).toMatchObject([
      { method: 'PUT', path: '/teams/1.json', body: { name: 'Salty Dogs', game_id: 7 } },
    ]);
    await act(async () => write.fail(refusal(422, undefined, 'Another team has this name.')));
    await waitFor(() => expect(names()).toEqual(['gulls', 'Crabs']));
    expect(card('gulls').getByLabelText<HTMLInputElement>('Team name').value).toBe('Salty Dogs');
    expect(card('gulls').getByText('Another team has this name.')).toBeTruthy();
  });

  it('has nothing left to save once a refused name is put back or its card is closed', async () => {
    const { go, location } = await showTeams(() => {
      throw refusal(422, undefined, 'Another team has this name.');
    });
    await press(card('gulls'), 'Edit gulls');
    const field = card('gulls').getByLabelText('Team name');
    await userEvent.type(field, '!');
    await userEvent.tab();
    expect(await card('gulls').findByText('Another team has this name.')).toBeTruthy();
    await userEvent.type(field, '{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(card('gulls').queryByText('Another team has this name.')).toBeNull());
    await userEvent.type(field, '?');
    await userEvent.tab();
    expect(await card('gulls').findByText('Another team has this name.')).toBeTruthy();
    await press(card('gulls'), 'Close gulls');
    await act(async () => go('/teams/organize/new'));
    expect(location().pathname).toBe('/teams/organize/new');
  });

  it('forgets that a photo could not be deleted once another one is uploaded', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:gulls', revokeObjectURL: () => undefined });
    const { element } = await showTeams(({ body }) => {
      if ((body as { standard_media_uuid?: string }).standard_media_uuid === '')
        throw refusal(422, undefined, 'Not now.');
      return {};
    });
    await press(card('gulls'), 'Edit gulls');
    await press(card('gulls'), 'Delete Photo');
    expect(await card('gulls').findByText('Not now.')).toBeTruthy();
    const input = element.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], 'gulls.png', { type: 'image/png' }));
    await waitFor(() => expect(card('gulls').queryByText('Not now.')).toBeNull());
  });

  it('uploads a photo and deletes it', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:gulls', revokeObjectURL: () => undefined });
    const { writes, element } = await showTeams();
    await press(card('gulls'), 'Edit gulls');
    const input = element.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File(['x'], 'gulls.png', { type: 'image/png' }));
    const uploaded = { standard_media_uuid: 'abc', standard_media_extension: 'png', game_id: 7 };
    await waitFor(() => expect(writes()).toMatchObject([{ path: '/teams/1.json', body: uploaded }]));
    await press(card('gulls'), 'Delete Photo');
    const emptied = { standard_media_uuid: '', standard_media_extension: '', game_id: 7 };
    await waitFor(() => expect(writes()[1]).toMatchObject({ path: '/teams/1.json', body: emptied }));
  });

  it('lists the players, with a sign-in link for those with an unlock code', async () => {
    const { host } = await showTeams();
    await press(card('gulls'), 'Edit gulls');
    const link = card('gulls').getByRole('link', { name: 'Unlock link of Ada: ADA-21' });
    expect(link.getAttribute('href')).toBe(`${host.brand.playerOrigin}/sign-in?code=ADA-21`);
    expect(card('gulls').queryByRole('link', { name: /^Unlock link of Otto/ })).toBeNull();
  });

  it('adds players by email and removes them, restoring a rejected address to the field', async () => {
    const write = held();
    const { writes, notices } = await showTeams(({ body }) => (body ? write.answer : {}));
    await press(card('Crabs'), 'Edit Crabs');
    await userEvent.type(card('Crabs').getByLabelText("Player's email"), 'una@example.test');
    await press(card('Crabs'), 'Add player');
    expect(card('Crabs').getByText('una@example.test')).toBeTruthy();
    expect(writes()).toMatchObject([
      { method: 'POST', path: '/teams/2/player.json', body: { game_id: 7, email: 'una@example.test' } },
    ]);
    await act(async () => write.fail(refusal(422, undefined, 'Enter a valid email address.')));
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger', text: 'Enter a valid email address.' }]));
    expect(card('Crabs').queryByText('una@example.test')).toBeNull();
    expect(card('Crabs').getByLabelText<HTMLInputElement>("Player's email").value).toBe('una@example.test');
    await press(card('gulls'), 'Edit gulls');
    await choose('Otto', 'Remove from team');
    await waitFor(() =>
      expect(writes()[1]).toMatchObject({
        method: 'DELETE',
        path: '/teams/1/player.json',
        query: { game_id: 7, player_id: 22 },
      }),
    );
  });

  it('leaves those who play in another team where they are when their address is typed, and names it', async () => {
    const { writes, notices } = await showTeams();
    await press(card('Crabs'), 'Edit Crabs');
    const field = card('Crabs').getByLabelText<HTMLInputElement>("Player's email");
    await userEvent.type(field, 'OTTO@example.test{Enter}');
    await waitFor(() => expect(field.value).toBe('OTTO@example.test'));
    expect(notices.map(({ text }) => text)).toEqual(['OTTO@example.test is already in the team gulls.']);
    expect(writes()).toEqual([]);
    expect(card('gulls').getByRole('img', { name: 'Ada, Otto' })).toBeTruthy();
  });

  it('does so as well for a team on another page', async () => {
    const terns = { id: 3, name: 'Terns', users: [{ id: 24, email: 'finn@example.test', name: 'Finn' }] };
    const { writes, notices } = await showTeams(undefined, {
      get: ({ path, query }) =>
        path === '/teams/organize.json' && query?.per_page === 9999
          ? { ...PAGE, teams: [...PAGE.teams, terns], count: 3, pages: 1 }
          : undefined,
    });
    await press(card('Crabs'), 'Edit Crabs');
    const field = card('Crabs').getByLabelText<HTMLInputElement>("Player's email");
    await userEvent.type(field, 'finn@example.test{Enter}');
    await waitFor(() => expect(field.value).toBe('finn@example.test'));
    expect(notices.map(({ text }) => text)).toEqual(['finn@example.test is already in the team Terns.']);
    expect(writes()).toEqual([]);
    expect(card('Crabs').queryByText('finn@example.test')).toBeNull();
  });

  it('moves a player by joining the new team before leaving the old one', async () => {
    const { writes } = await showTeams();
    await press(card('gulls'), 'Edit gulls');
    await choose('Otto', 'Move to a team…');
    await userEvent.click(await screen.findByRole('button', { name: /^Team/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Crabs' }));
    await press(screen, 'Move');
    await waitFor(() =>
      expect(writes().map(({ method, path }) => [method, path])).toEqual([
        ['POST', '/teams/2/player.json'],
        ['DELETE', '/teams/1/player.json'],
      ]),
    );
  });

  it('deletes the team after confirmation', async () => {
    const { writes } = await showTeams();
    await press(card('Crabs'), 'Edit Crabs');
    await press(card('Crabs'), 'Delete Crabs');
    expect(writes()).toEqual([]);
    await press(screen, 'Yes, delete');
    await waitFor(() =>
      expect(writes()).toMatchObject([{ method: 'DELETE', path: '/teams/2.json', query: { game_id: 7 } }]),
    );
  });
});

it('shows the entry code of a team if the platform provides one', async () => {
  await showTeams(undefined, { teams: { ...PAGE, teams: [{ id: 1, name: 'gulls', users: [], code: 'KX7WQ2PM' }] } });
  expect(card('gulls').getByText('KX7WQ2PM')).toBeTruthy();
  await press(card('gulls'), 'Edit gulls');
  expect(card('gulls').getByRole('button', { name: 'Copy entry code of gulls' })).toBeTruthy();
});
