import { TASK_TYPE } from '@waymark/contract';
import { testProvider } from '../../testing';

const provider = testProvider();

const base64 = (csv: string): string => Buffer.from(csv).toString('base64');

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const creator = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { license_type: 2 });
  await make.member(game, creator, { access: 'Created' });
  const team = await make.team(game, { name: 'Crabs' });
  const ada = await make.user(whiteLabel);
  await make.member(game, ada, { access: 'Joined' });
  await make.player(team, ada);
  const owner = await provider.as(creator);
  const body = (csv: string) => ({ game_id: game.id, file: base64(csv) });
  const teamsNow = async () => {
    const { body: page } = await owner.get<{ teams: { name: string; users: { email: string }[] }[] }>(
      `/teams/organize.json?game_id=${game.id}&per_page=9999`,
    );
    return Object.fromEntries(page.teams.map(({ name, users }) => [name, users.map(({ email }) => email).sort()]));
  };
  return { owner, ada, body, teamsNow, game, make, whiteLabel };
}

interface Faulty {
  readonly rows: readonly { readonly row: number; readonly errors: readonly object[] }[];
}

it('imports teams and players, reports faulty rows and undoes the import as one', async () => {
  const { owner, ada, body, teamsNow, game } = await harbour();
  const long = 'x'.repeat(5000);
  const csv = [
    'Team name;E-mail;Shoe size',
    'Gulls;una@x.test, ida@x.test;38',
    'gulls;OTTO@x.test;',
    'Terns;una@x.test;',
    `Terns;${ada.email};`,
    `Terns;${long};`,
    ';nemo@x.test;',
    'crabs;eve@x.test;',
    'Lonely;;',
  ].join('\n');
  const before = await teamsNow();
  const preview = await owner.post<Faulty & { columns: object[] }>('/teams/import/preview.json', body(csv));
  expect(preview.body).toMatchObject({ teams: 2, players: 4 });
  expect(preview.body.columns).toMatchObject([{ field: 'team' }, { field: 'email' }, { field: '' }]);
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toMatchObject([
    { cell: 'B4', code: 'two-teams', values: { email: 'una@x.test', team: 'Gulls', row: 2 } },
    { cell: 'B5', code: 'other-team', values: { email: ada.email, team: 'Crabs' } },
    { cell: 'B6', code: 'no-address' },
    { cell: 'A7', code: 'no-team-of-players', values: {} },
  ]);
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toMatchObject([
    { cell: 'B4', message: 'una@x.test is already in Gulls, in row 2.' },
    { cell: 'B5', message: `${ada.email} is already in the team Crabs.` },
    { cell: 'B6', message: `${long.slice(0, 60)}\u2026 is not an email address.` },
    { cell: 'A7', message: 'Enter the team of these players.' },
  ]);
  const done = await owner.post<{ teams: number[]; players: number[] }>('/teams/import.json', body(csv));
  expect(done.body).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ cell: 'A7' })]) });
  expect(await teamsNow()).toEqual({
    Crabs: [ada.email, 'eve@x.test'].sort(),
    Gulls: ['OTTO@x.test', 'ida@x.test', 'una@x.test'],
    Lonely: [],
  });
  const { teams, players } = done.body;
  await owner.post('/teams/import/undo.json', { game_id: game.id, teams, players });
  expect(await teamsNow()).toEqual(before);
});

it('rejects banned people and moves nobody out of their team', async () => {
  const { owner, ada, body, teamsNow, game, make, whiteLabel } = await harbour();
  const ben = await make.user(whiteLabel);
  await make.member(game, ben, { access: 'Joined', banned: true });
  const csv = `Team,Email\nGulls,${ben.email}\nGulls,${ada.email}\nCrabs,${ada.email}`;
  const preview = await owner.post<Faulty>('/teams/import/preview.json', body(csv));
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toMatchObject([
    { cell: 'B2', code: 'banned', values: { email: ben.email } },
    { cell: 'B3', code: 'other-team' },
    { cell: 'B4', code: 'two-teams' },
  ]);
  const done = await owner.post<{ teams: number[]; players: number[] }>('/teams/import.json', body(csv));
  expect(done.body).toMatchObject({ teams: [], players: [] });
  expect(await teamsNow()).toEqual({ Crabs: [ada.email] });
});

it('moves a player of a deleted team', async () => {
  const { owner, ada, body, teamsNow, game, make, whiteLabel } = await harbour();
  const otto = await make.user(whiteLabel);
  await make.member(game, otto, { access: 'Joined' });
  await make.player(await make.team(game, { name: 'Ghosts', deleted_at: new Date() }), otto);
  await owner.post('/teams/import.json', body(`Team,Email\nGulls,${otto.email}`));
  expect(await teamsNow()).toEqual({ Crabs: [ada.email], Gulls: [otto.email] });
});

it('leaves players who have moved since where they are when an import is undone', async () => {
  const { owner, ada, body, teamsNow, game, make } = await harbour();
  const terns = await make.team(game, { name: 'Terns' });
  const csv = 'Team,Email\nGulls,una@x.test\nGulls,ida@x.test\nCrabs,eve@x.test\nCrabs,otto@x.test';
  const { teams, players } = (await owner.post<{ teams: number[]; players: number[] }>('/teams/import.json', body(csv)))
    .body;
  for (const email of ['una@x.test', 'eve@x.test']) {
    await owner.post(`/teams/${terns.id}/player.json`, { game_id: game.id, email });
  }
  expect(await teamsNow()).toMatchObject({ Terns: ['eve@x.test', 'una@x.test'] });
  await owner.post('/teams/import/undo.json', { game_id: game.id, teams, players });
  expect(await teamsNow()).toEqual({ Crabs: [ada.email], Terns: ['eve@x.test', 'una@x.test'] });
});

it('withdraws only its own invitations when an import is undone, and not those accepted since', async () => {
  const { owner, body, game, whiteLabel } = await harbour();
  const invited = async () => {
    const { body: page } = await owner.get<{ invitations: { email: string }[] }>(
      `/teams/organize.json?game_id=${game.id}`,
    );
    return page.invitations;
  };
  await owner.post('/teams/0/player.json', { game_id: game.id, email: 'ida@x.test' });
  const importing = async (csv: string) =>
    (await owner.post<{ teams: number[]; players: number[] }>('/teams/import.json', body(csv))).body;
  const undo = ({ teams, players }: { teams: number[]; players: number[] }) =>
    owner.post('/teams/import/undo.json', { game_id: game.id, teams, players });
  const first = await importing('Team,Email\nGulls,una@x.test\nGulls,ida@x.test\nGulls,otto@x.test');
  const joined = await provider.as({ id: first.players[2] ?? 0, whitelabel: whiteLabel.identifier });
  expect((await joined.post('/play/join.json', { code: game.code, team: 'Gulls' })).status).toBe(200);
  const second = await importing('Team,Email\nGulls,nemo@x.test');
  await undo(second);
  expect((await invited()).map(({ email }) => email).sort()).toEqual(['ida@x.test', 'una@x.test']);
  await undo(first);
  expect((await invited()).map(({ email }) => email)).toEqual(['ida@x.test']);
  expect((await joined.get(`/games/${game.id}.json`)).status).toBe(200);
});

it('knows teams and people by names with letters beyond ASCII', async () => {
  const { owner, body, teamsNow, game, make, whiteLabel } = await harbour();
  await make.team(game, { name: 'İzmir' });
  await make.team(game, { name: 'Übung' });
  await make.user(whiteLabel, { email: 'Öykü@x.test' });
  const csv = 'Team,Email\nİzmir,İbrahim@x.test\nübung,Öykü@x.test';
  expect((await owner.post('/teams/import/preview.json', body(csv))).body).toMatchObject({ teams: 0, players: 2 });
  expect((await owner.post('/teams/import.json', body(csv))).body).toMatchObject({ teams: [], errors: [] });
  expect(await teamsNow()).toMatchObject({ İzmir: ['İbrahim@x.test'], Übung: ['Öykü@x.test'] });
});

it('keeps teams that have answered when an import is undone', async () => {
  const { owner, body, teamsNow, game, make } = await harbour();
  const before = await teamsNow();
  const csv = 'Team,Email\nGulls,una@x.test\nTerns,ida@x.test';
  const { teams, players } = (await owner.post<{ teams: number[]; players: number[] }>('/teams/import.json', body(csv)))
    .body;
  const task = await make.task(game, { task_type: TASK_TYPE.text });
  await make.answer(task, { id: teams[0] ?? 0 }, { user_id: players[0] ?? 0 });
  await owner.post('/teams/import/undo.json', { game_id: game.id, teams, players });
  expect(await teamsNow()).toEqual({ ...before, Gulls: [] });
});

it('reads players from several columns and locates each error', async () => {
  const { owner, ada, body, teamsNow } = await harbour();
  const csv = `Team,Player 1,Player 2\nGulls,una@x.test,ida@x.test\nTerns,,nobody\nTerns,otto@x.test,${ada.email}`;
  const preview = await owner.post<Faulty>('/teams/import/preview.json', body(csv));
  expect(preview.body).toMatchObject({ teams: 1, players: 2 });
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toMatchObject([
    { cell: 'C3', message: 'nobody is not an email address.' },
    { cell: 'C4', message: `${ada.email} is already in the team Crabs.` },
  ]);
  await owner.post('/teams/import.json', body(csv));
  expect(await teamsNow()).toMatchObject({ Gulls: ['ida@x.test', 'una@x.test'] });
});

it('reads addresses beside names, and reports a cell without any once', async () => {
  const { owner, ada, body, teamsNow } = await harbour();
  const csv = [
    'Team;Email',
    'Gulls;Una Berg <una@x.test>, "Moor, Ida" <ida@x.test>; Otto otto@x.test',
    'Terns;Anna Lind, Ben Holm',
    'Terns;eve@x.test nemo@x finn@x.test, Gus',
    'Terns;Ole <ole@x>',
  ].map((line, at) =>
    at === 0 ? line : line.replace(/;(.*)/, (_, cell: string) => `;"${cell.replaceAll('"', '""')}"`),
  );
  const preview = await owner.post<Faulty>('/teams/import/preview.json', body(csv.join('\n')));
  expect(preview.body.rows.flatMap(({ errors }) => errors)).toMatchObject([
    { cell: 'B3', message: 'Anna Lind, Ben Holm is not an email address.' },
    { cell: 'B4', message: 'nemo@x is not an email address.' },
    { cell: 'B4', message: 'Gus is not an email address.' },
    { cell: 'B5', message: 'ole@x is not an email address.' },
  ]);
  await owner.post('/teams/import.json', body(csv.join('\n')));
  expect(await teamsNow()).toEqual({ Crabs: [ada.email], Gulls: ['ida@x.test', 'otto@x.test', 'una@x.test'] });
});

it('names cells with invalid characters and imports the other rows', async () => {
  const { owner, ada, body, teamsNow } = await harbour();
  // A NUL further up says that the file is no sheet.
  const csv = `Team,Email,Notes\nGulls,una@x.test,${'x'.repeat(5000)}\nTe\0rns,otto@x.test,\nCrabs,i\0da@x.test,\nCrabs,eve@x.test,\0`;
  const preview = await owner.post<Faulty>('/teams/import/preview.json', body(csv));
  const errors = [
    { cell: 'A3', code: 'signs', message: 'The cell contains invalid characters.' },
    { cell: 'B4', code: 'signs' },
  ];
  expect(preview.body.rows.flatMap((row) => row.errors)).toMatchObject(errors);
  expect((await owner.post('/teams/import.json', body(csv))).body).toMatchObject({ errors });
  expect(await teamsNow()).toEqual({ Crabs: [ada.email, 'eve@x.test'].sort(), Gulls: ['una@x.test'] });
});

it('rejects a sheet with too many teams and files that are not sheets', async () => {
  const { owner, body, teamsNow } = await harbour();
  const many = ['Team', ...Array.from({ length: 9999 }, (_, at) => `Team ${at}`)].join('\n');
  const refused = await owner.post('/teams/import.json', body(many));
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    errors: { file: ['A sheet can create at most 2,000 teams. Split it into several sheets.'] },
  });
  expect((await owner.post('/teams/import.json', body('%PDF-1.7 and so on'))).status).toBe(422);
  expect(Object.keys(await teamsNow())).toEqual(['Crabs']);
});
