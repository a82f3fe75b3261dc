import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { card, choose, held, PAGE, prepareTeams, press, showTeams, side } from '../testing/show-teams';

prepareTeams();

const LISTED = { Administrators: 'Maren', Coordinators: 'Jude', Banned: 'Ben', Invitations: 'new@example.test' };

describe('the people of a game', () => {
  it('are in the cards of the side panel', async () => {
    await showTeams();
    for (const [name, person] of Object.entries(LISTED)) expect(side(name).getByText(person)).toBeTruthy();
    expect(side('Players without a team').getByText('Ida')).toBeTruthy();
    expect(side('Communication Blast')).toBeTruthy();
  });

  it.each([
    ['stickers, which without a shop are in the branding', 0, '/games/grey/7'],
    ['reels', 0.99, '/games/reels/7'],
  ])('are followed by one promotional card: %s', async (_, drawn, address) => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(drawn);
    const { element } = await showTeams();
    random.mockRestore();
    const panel = screen.getByRole('complementary', { name: 'People' });
    expect(panel.lastElementChild?.getAttribute('href')).toBe(address);
    expect(element.querySelectorAll('[data-promo]')).toHaveLength(1);
  });

  it('are followed by no card of a screen that nobody draws', async () => {
    const { element } = await showTeams(undefined, { knows: (to) => !/reels|grey/.test(to) });
    expect(element.querySelector('[data-promo]')).toBeNull();
  });

  it('are derived from player flags when the provider lists none, creator included', async () => {
    const flagged = (id: number, name: string, game: object) => ({ id, name, email: `${name}@x.test`, game });
    const users = [
      flagged(1, 'Ada', { administrator: true }),
      flagged(2, 'Otto', { coordinator: true }),
      flagged(3, 'Una', { banned: true }),
      flagged(4, 'Cleo', { creator: true }),
    ];
    await showTeams(undefined, { teams: { teams: [{ id: 1, name: 'gulls', users }], unassigned_users: [], count: 1 } });
    const listed = (name: string) =>
      side(name)
        .queryAllByRole('listitem')
        .map((item) => item.querySelector('[data-who] > span')?.textContent);
    expect(listed('Administrators')).toEqual(['Ada', 'Cleo', 'maren@example.test']);
    expect(side('Administrators').queryByRole('button', { name: /Cleo/ })).toBeNull();
    expect([listed('Coordinators'), listed('Banned')]).toEqual([['Otto'], ['Una']]);
  });

  it.each([
    ['Administrator', 'Administrators', 'administrator'],
    ['Coordinator', 'Coordinators', 'coordinator'],
  ])('become %s optimistically, followed by a reload', async (entry, list, path) => {
    const write = held();
    const { writes, loads } = await showTeams(() => write.answer);
    const before = loads();
    await choose('Ida', entry);
    expect(side(list).getByText('Ida')).toBeTruthy();
    expect(writes()).toMatchObject([{ method: 'POST', path: `/games/7/${path}.json`, query: { player_id: 23 } }]);
    expect(loads()).toBe(before);
    await act(async () => write.done());
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
  });

  it.each([
    ['Coordinators', 'Remove Jude from coordinators', 'Jude', '/games/7/coordinator.json', 32],
    ['Banned', 'Unban Ben', 'Ben', '/games/7/ban.json', 33],
  ])('are removed from %s optimistically and restored on rejection', async (list, button, person, path, player_id) => {
    const write = held();
    const { writes, notices } = await showTeams(() => write.answer);
    await press(side(list), button);
    expect(side(list).queryByText(person)).toBeNull();
    expect(writes()).toMatchObject([{ method: 'DELETE', path, query: { player_id } }]);
    await act(async () => write.fail(refusal(409, undefined, 'Not now.')));
    await waitFor(() => expect(side(list).getByText(person)).toBeTruthy());
    expect(notices).toMatchObject([{ tone: 'danger', text: 'Not now.' }]);
  });

  it('pass the focus to the next person when removed from a list', async () => {
    const more = { coordinators: [...PAGE.coordinators, { id: 35, email: 'una@example.test', name: 'Una' }] };
    const write = held();
    await showTeams(() => write.answer, { teams: { ...PAGE, ...more } });
    const remove = (name: string) =>
      side('Coordinators').getByRole('button', { name: `Remove ${name} from coordinators` });
    await userEvent.click(remove('Jude'));
    await waitFor(() => expect(document.activeElement).toBe(remove('Una')));
  });

  it('can lose administrator rights, except the creator', async () => {
    const more = { administrators: [...PAGE.administrators, { id: 34, email: 'tom@example.test', name: 'Tom' }] };
    const { writes } = await showTeams(undefined, { teams: { ...PAGE, ...more } });
    expect(side('Administrators').queryByRole('button', { name: /Maren/ })).toBeNull();
    await press(side('Administrators'), 'Remove Tom from administrators');
    expect(writes()).toMatchObject([
      { method: 'DELETE', path: '/games/7/administrator.json', query: { player_id: 34 } },
    ]);
  });

  it('keep their rights if they created the game, also by menu', async () => {
    const cleo = { id: 24, email: 'cleo@example.test', name: 'Cleo', game: { creator: true } };
    await showTeams(undefined, { teams: { ...PAGE, unassigned_users: [cleo, ...PAGE.unassigned_users] } });
    const entries = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: `Options for ${name}` }));
      const found = [...(await screen.findAllByRole('menuitem')), ...screen.getAllByRole('menuitemcheckbox')];
      await userEvent.keyboard('{Escape}');
      return found.map(({ textContent }) => textContent);
    };
    expect(await entries('Cleo')).toEqual(['Move to a team…', 'Coordinator']);
    expect(await entries('Ida')).toEqual(['Move to a team…', 'Ban from the game…', 'Administrator', 'Coordinator']);
  });

  it('are banned after confirmation, which removes them from team and game at once', async () => {
    const write = held();
    const { writes } = await showTeams(() => write.answer);
    await press(card('gulls'), 'Edit gulls');
    await choose('Otto', 'Ban from the game…');
    expect(writes()).toEqual([]);
    await press(screen, 'Yes, ban');
    expect(side('Banned').getByText('Otto')).toBeTruthy();
    expect(card('gulls').queryByText('Otto')).toBeNull();
    expect(writes()).toMatchObject([{ method: 'POST', path: '/games/7/ban.json', query: { player_id: 22 } }]);
  });

  it('are invited by email, without a team', async () => {
    const write = held();
    const { writes } = await showTeams(() => write.answer);
    const card = side('Invitations');
    expect(card.getByText('Enter an email address for a player who has not yet joined.')).toBeTruthy();
    const button = card.getByRole<HTMLButtonElement>('button', { name: 'Save Email' });
    expect(button.disabled).toBe(true);
    await userEvent.type(card.getByLabelText('Email'), 'una');
    expect(button.disabled).toBe(false);
    await userEvent.click(button);
    expect(card.getByText('Enter an e-mail address.')).toBeTruthy();
    expect(writes()).toEqual([]);
    await userEvent.type(card.getByLabelText('Email'), '@example.test');
    expect(card.queryByText('Enter an e-mail address.')).toBeNull();
    await userEvent.click(button);
    expect(writes()).toMatchObject([
      { method: 'POST', path: '/teams/0/player.json', body: { game_id: 7, email: 'una@example.test' } },
    ]);
    expect(side('Players without a team').getByText('una@example.test')).toBeTruthy();
  });

  it('have their invitation removed, and the next one gets the focus', async () => {
    const invitations = [...PAGE.invitations, { id: 42, email: 'zoe@example.test', name: '' }];
    const label = (email: string) => `Remove the invitation of ${email}`;
    let left = invitations;
    const write = ({ query }: ApiRequest) => {
      left = left.filter(({ id }) => id !== query?.invitation_id);
      return {};
    };
    const get = ({ path }: ApiRequest) =>
      path === '/teams/organize.json' ? { ...PAGE, invitations: left } : undefined;
    const { writes, notices } = await showTeams(write, { get });
    await press(side('Invitations'), label('new@example.test'));
    const next = side('Invitations').getByRole('button', { name: label('zoe@example.test') });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Removed the invitation of new@example.test.' }]));
    expect(writes()).toMatchObject([
      { method: 'DELETE', path: '/games/7/invitation.json', query: { invitation_id: 41 } },
    ]);
    await userEvent.click(next);
    expect(document.activeElement).toBe(side('Invitations').getByLabelText('Email'));
  });

  it('keep their invitation where the provider removes none', async () => {
    await showTeams(undefined, { offered: [] });
    expect(side('Invitations').getByText('new@example.test')).toBeTruthy();
    expect(side('Invitations').queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('who already play stay in their team when they are invited, which names it', async () => {
    const { writes, notices } = await showTeams();
    const field = side('Invitations').getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(field, 'OTTO@example.test');
    await press(side('Invitations'), 'Save Email');
    await waitFor(() => expect(field.value).toBe('OTTO@example.test'));
    expect(notices.map(({ text }) => text)).toEqual(['OTTO@example.test is already in the team gulls.']);
    expect(writes()).toEqual([]);
    expect(card('gulls').getByRole('img', { name: 'Ada, Otto' })).toBeTruthy();
  });

  it.each(['maren@example.test', 'JUDE@example.test', 'ida@example.test', 'new@example.test'])(
    'who are in the game already are said to be when they are invited: %s',
    async (email) => {
      const { notices } = await showTeams();
      await userEvent.type(side('Invitations').getByLabelText('Email'), email);
      await press(side('Invitations'), 'Save Email');
      await waitFor(() => expect(notices.map(({ text }) => text)).toEqual([`${email} is already in this game.`]));
    },
  );

  it('are invited without a word if they are new', async () => {
    const { notices, loads } = await showTeams();
    await userEvent.type(side('Invitations').getByLabelText('Email'), 'una@example.test');
    const before = loads();
    await press(side('Invitations'), 'Save Email');
    await waitFor(() => expect(loads()).toBeGreaterThan(before));
    expect(notices).toEqual([]);
  });

  it('can be moved into a team by keyboard', async () => {
    const { writes } = await showTeams(() => held().answer);
    const handle = side('Players without a team').getByRole('button', { name: 'Move Ida' });
    handle.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(handle.getAttribute('aria-pressed')).toBe('true'));
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByText('Into gulls')).toBeTruthy();
    await userEvent.keyboard('{PageDown} ');
    await waitFor(() =>
      expect(writes()).toMatchObject([{ path: '/teams/2/player.json', body: { email: 'ida@example.test' } }]),
    );
    expect(card('Crabs').getByRole('img', { name: 'Ida' })).toBeTruthy();
  });
});
