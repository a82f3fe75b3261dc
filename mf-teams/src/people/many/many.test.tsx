import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asTeamId } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { openBulk, prepareTeams, press, showTeams } from '../../testing/show-teams';
import { onPhone } from '../../testing/turn-phone';
import { namesBy } from './name-pattern';
import { readAddresses, withoutAddresses } from './read-addresses';
import { spread } from './spread';

prepareTeams();
// Preload lazy chunks so the first test doesn't time out.
beforeAll(() => import('./many-dialog'));

it('extracts each address once from pasted text', () => {
  const mail = 'To: Ada <ada@x.test>; "Otto" <otto@x.test>,ADA@x.test\n1\tuna@müller.example\t(ida@x.test) nobody@ @x';
  expect(readAddresses(mail)).toEqual(['ada@x.test', 'otto@x.test', 'una@müller.example', 'ida@x.test']);
});

it('keeps an apostrophe inside an address, but no quotes around it', () => {
  const mail = "o'brien@example.test, 'ada@x.test'; to='otto@x.test' Kim.O'Neil-d'Arc@x.test";
  expect(readAddresses(mail)).toEqual(["o'brien@example.test", 'ada@x.test', 'otto@x.test', "Kim.O'Neil-d'Arc@x.test"]);
});

it('takes addresses out of a text, and leaves lines without them as they are', () => {
  const list = 'Ada <ada@x.test>, "Otto" <otto@x.test>\n ida@x.test;\n\nADA@x.test\nuna@x';
  expect(withoutAddresses(list, ['ada@x.test'])).toBe('otto@x.test\n ida@x.test;\n\nuna@x');
});

it('numbers names by a pattern, skipping taken ones', () => {
  expect(namesBy('Crew {n} of {n}', 2, new Set())).toEqual(['Crew 1 of 1', 'Crew 2 of 2']);
  expect(namesBy(' Crew', 3, new Set(['crew 2']))).toEqual(['Crew 1', 'Crew 3', 'Crew 4']);
  expect(namesBy('The  crew\t{n}', 1, new Set())).toEqual(['The crew 1']);
  expect(namesBy(' ', 3, new Set())).toEqual([]);
});

it('distributes players to the smallest teams first', () => {
  const team = (id: number, users: number) => ({ id: asTeamId(id), users: Array.from({ length: users }, () => ({})) });
  const players = Array.from({ length: 5 }, (_, id) => ({ id }));
  for (const random of [() => 0, () => 0.99, Math.random]) {
    const put = spread(players, [team(1, 4), team(2, 0), team(3, 1)], random);
    expect(put.map(({ player }) => player.id).toSorted()).toEqual([0, 1, 2, 3, 4]);
    const into = (id: number) => put.filter((one) => one.team === id).length;
    expect([into(1), into(2), into(3)]).toEqual([0, 3, 2]);
  }
  expect(spread(players, [], Math.random)).toEqual([]);
});

it('adds pasted players one by one and keeps the rest in the field after a rejection', async () => {
  const { writes } = await showTeams(({ body }) => {
    if ((body as { email?: string }).email === 'b@x.test') throw refusal(409, undefined, 'Banned.');
    return {};
  });
  await openBulk('Add many players…');
  await userEvent.click(await screen.findByLabelText('Email addresses'));
  await userEvent.paste('a@x.test, b@x.test; c@x.test');
  await press(screen, 'Add 3 players');
  await screen.findByText('b@x.test: Banned.');
  expect(writes().map(({ path, body }) => [path, (body as { email: string }).email])).toEqual([
    ['/teams/0/player.json', 'a@x.test'],
    ['/teams/0/player.json', 'b@x.test'],
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Email addresses').value).toBe('b@x.test\nc@x.test');
});

it('keeps a dialog and its input when the phone is rotated', () =>
  onPhone(async (turn) => {
    await showTeams();
    await openBulk('Add many teams…');
    await userEvent.type(await screen.findByLabelText('Names'), ' of gulls');
    turn();
    expect(await screen.findByRole('button', { name: 'Stop Game' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Names').value).toBe('Team {n} of gulls');
  }));

it('creates teams by a pattern until the game is full, and says so', async () => {
  let made = 0;
  const { writes } = await showTeams(({ method, path }) => {
    if (method !== 'POST' || path !== '/teams.json') return {};
    made += 1;
    if (made > 2) throw refusal(402);
    return { team: { id: 50 + made, name: 'Team', users: [] } };
  });
  await openBulk('Add many teams…');
  const names = await screen.findByLabelText('Names');
  await userEvent.clear(names);
  await userEvent.type(names, 'Crew');
  await waitFor(() => expect(screen.getByText(/From “Crew 1” to “Crew 10”/)).toBeTruthy());
  await press(screen, 'Add 10 teams');
  await screen.findByText(/^By default your game can accommodate 1 team\./);
  expect(writes().map(({ method, body }) => [method, (body as { name?: string }).name])).toEqual([
    ['POST', undefined],
    ['PUT', 'Crew 1'],
    ['POST', undefined],
    ['PUT', 'Crew 2'],
    ['POST', undefined],
  ]);
  expect(screen.getByRole('button', { name: 'Add 8 teams' })).toBeTruthy();
});

it('gives the next name to a team that was left without one', async () => {
  let made = 0;
  let refuse = true;
  const { writes } = await showTeams(({ method }) => {
    if (method === 'POST') {
      made += 1;
      return { team: { id: 50 + made, name: `Team ${made}`, users: [] } };
    }
    if (refuse) throw refusal(503, undefined, 'Busy.');
    return {};
  });
  await openBulk('Add many teams…');
  await userEvent.type(await screen.findByLabelText('Names'), ' of gulls');
  await press(screen, 'Add 10 teams');
  expect(await screen.findByText('Busy.')).toBeTruthy();
  refuse = false;
  await press(screen, 'Add 10 teams');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).toBe(10);
  expect(writes().slice(0, 4)).toMatchObject([
    { method: 'POST' },
    { path: '/teams/51.json', body: { name: 'Team 1 of gulls' } },
    { path: '/teams/51.json', body: { name: 'Team 1 of gulls' } },
    { method: 'POST' },
  ]);
});

it('imports a spreadsheet: shows errors by cell, adds the rest, undoes all of it', async () => {
  const preview = {
    columns: [{ header: 'Crew', field: 'team' }],
    fields: [{ field: 'team', header: 'Team' }],
    rows: [
      { row: 2, team: 'Terns', emails: ['una@x.test'], errors: [] },
      { row: 3, team: '', emails: [], errors: [{ cell: 'A3', message: 'Enter a team.' }] },
      {
        row: 4,
        team: 'Auks',
        emails: [],
        errors: [{ cell: 'B4', code: 'banned', values: { email: 'ed@x.test' }, message: 'No.' }],
      },
    ],
    teams: 1,
    players: 1,
  };
  const done = { teams: [9], players: [51], errors: [] };
  const { writes, notices } = await showTeams(
    ({ path }) => (path === '/teams/import/preview.json' ? preview : path === '/teams/import.json' ? done : {}),
    {
      offered: ['team-sheets'],
      phrases: { '{email} is banned from the game. Lift the ban first.': '{email} ist ausgeschlossen.' },
    },
  );
  await openBulk('Import a spreadsheet…');
  const input = await screen.findByLabelText('Spreadsheet');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['Crew\nTerns'], 'crews.csv')] } });
  });
  expect(await screen.findByText('A3: Enter a team.')).toBeTruthy();
  expect(screen.getByText('B4: ed@x.test ist ausgeschlossen.')).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Rows of the sheet' })).getAllByRole('listitem');
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['3', '4', '2']);
  await press(screen, 'Add 1 team, 1 player');
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Teams added: 1. Players added: 1.' }]));
  await act(async () => notices[0]?.action?.run());
  expect(writes().at(-1)).toMatchObject({
    path: '/teams/import/undo.json',
    body: { game_id: 7, teams: [9], players: [51] },
  });
});

it('leads to the shop when the game has no room for the teams of a sheet', async () => {
  const preview = {
    columns: [{ header: 'Crew', field: 'team' }],
    fields: [{ field: 'team', header: 'Team' }],
    rows: [{ row: 2, team: 'Terns', emails: [], errors: [] }],
    teams: 1,
    players: 0,
  };
  const { host } = await showTeams(
    ({ path }) => {
      if (path === '/teams/import/preview.json') return preview;
      if (path === '/teams/import.json') throw refusal(402);
      return {};
    },
    { offered: ['team-sheets'] },
  );
  Object.assign(host.brand, { shop: 'https://shop.test/' });
  await openBulk('Import a spreadsheet…');
  const input = await screen.findByLabelText('Spreadsheet');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['Crew\nTerns'], 'crews.csv')] } });
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Add 1 team/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^By default your game can accommodate 1 team\./)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'License' })).toBeTruthy();
});

it('keeps the focus in the dialog when a merge is undone', async () => {
  let merged = [
    { id: 8, name: 'Foghorns' },
    { id: 9, name: 'Halyards' },
  ];
  const teams = () => [{ id: 1, name: 'gulls', users: [], merged }];
  await showTeams(
    ({ path }) => {
      merged = merged.filter(({ id }) => !path.includes(`/${id}/`));
      return {};
    },
    {
      offered: ['team-merge'],
      get: ({ path, query }) =>
        path === '/teams/organize.json' && Number(query?.per_page) > 1000 ? { teams: teams(), count: 1 } : undefined,
    },
  );
  await openBulk('Merge teams…');
  const backs = () => screen.queryAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(backs()).toHaveLength(2));
  const takeBack = async () => {
    const [first] = backs();
    await act(async () => {
      first?.focus();
      first?.click();
    });
  };
  await takeBack();
  await waitFor(() => expect(backs()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(backs()[0]));
  await takeBack();
  await waitFor(() => expect(backs()).toHaveLength(0));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Team/ })));
});
