import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, refusal } from '@waymark/testing';
import { catchDownloads } from '@waymark/testing/catch-downloads';
import { openBulk, PAGE, prepareTeams, press, showTeams } from '../../testing/show-teams';

prepareTeams();
// Preload lazy chunks so the first test doesn't time out.
beforeAll(() => import('./many-dialog'));

const select = async (field: RegExp, option: string) => {
  await press(screen, field);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const free = ['ida', 'una', 'eve'].map((name, at) => ({ id: 50 + at, email: `${name}@x.test`, name }));
const dialog = () => screen.queryByRole('dialog');

describe('players without a team', () => {
  it('are spread over existing teams, the smallest first', async () => {
    const { writes, notices } = await showTeams(() => ({}), { teams: { ...PAGE, unassigned_users: free } });
    await openBulk('Spread players over teams…');
    expect(await screen.findByText(/^Put 3 players without a team into 2 teams at random/)).toBeTruthy();
    await press(screen, 'Spread players');
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Everyone is in a team now.' }]));
    const paths = writes().map(({ path }) => path);
    // Crabs has none and gulls two, so the third player may go to either.
    expect(paths.slice(0, 2)).toEqual(['/teams/2/player.json', '/teams/2/player.json']);
    expect(paths[2]).toMatch(/^\/teams\/[12]\/player\.json$/);
    expect(
      writes()
        .map(({ body }) => (body as { email: string }).email)
        .toSorted(),
    ).toEqual(free.map(({ email }) => email).toSorted());
    expect(dialog()).toBeNull();
  });

  it('are put into new teams at random, none of them left out', async () => {
    let made = 0;
    const { writes } = await showTeams(
      ({ method, path }) => {
        if (method !== 'POST' || path !== '/teams.json') return {};
        made += 1;
        return { team: { id: 70 + made, name: 'Team', users: [] } };
      },
      { teams: { ...PAGE, unassigned_users: free } },
    );
    await openBulk('Make teams at random…');
    const size = await screen.findByLabelText('Players in a team');
    await userEvent.clear(size);
    await userEvent.type(size, '2{Enter}');
    await waitFor(() => expect(dialog()).toBeNull());
    const put = writes().filter(({ path }) => path.endsWith('/player.json'));
    expect(put.map(({ path }) => path)).toEqual([
      '/teams/71/player.json',
      '/teams/71/player.json',
      '/teams/72/player.json',
    ]);
    expect(put.map(({ body }) => (body as { email: string }).email).toSorted()).toEqual(
      free.map(({ email }) => email).toSorted(),
    );
    const named = writes().filter(({ method }) => method === 'PUT');
    expect(named.map(({ path, body }) => [path, (body as { name: string }).name])).toEqual([
      ['/teams/71.json', 'Team 1'],
      ['/teams/72.json', 'Team 2'],
    ]);
  });
});

it('uses a new team that got no player for the next try', async () => {
  let refuse = true;
  const { writes } = await showTeams(
    ({ path }) => {
      if (path === '/teams.json') return { team: { id: 71, name: 'Team 1', users: [] } };
      if (refuse) throw refusal(503, undefined, 'Busy.');
      return {};
    },
    { teams: { ...PAGE, unassigned_users: free } },
  );
  await openBulk('Make teams at random…');
  await press(screen, 'Add 1 team');
  expect(await screen.findByText('Busy.')).toBeTruthy();
  refuse = false;
  await press(screen, 'Add 1 team');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(writes().filter(({ path }) => path === '/teams.json')).toHaveLength(1);
  expect(writes().filter(({ path }) => path === '/teams/71/player.json')).toHaveLength(4);
});

it.each([
  ['Add many teams…', 'Add 10 teams'],
  ['Make teams at random…', 'Add 1 team'],
])('%s says that a license is needed, and leads to the shop', async (entry, button) => {
  const { host, notices } = await showTeams(() => {
    throw refusal(402, undefined, 'Payment Required');
  });
  Object.assign(host.brand, { shop: 'https://shop.test/' });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await openBulk(entry);
  await press(screen, button);
  const alert = within(await within(await screen.findByRole('dialog')).findByRole('alert'));
  expect(alert.getByText(/^By default your game can accommodate 1 team\./)).toBeTruthy();
  expect(screen.queryByText('Payment Required')).toBeNull();
  expect(screen.queryAllByRole('textbox').filter((field) => field.ariaInvalid === 'true')).toEqual([]);
  await press(alert, 'License');
  expect(open).toHaveBeenCalledWith('https://shop.test/', '_blank', 'noopener');
  open.mockRestore();
  // One under the dialog would be out of reach.
  expect(notices).toEqual([]);
});

describe('merging teams', () => {
  const merge = async () => {
    await openBulk('Merge teams…');
    await select(/^Team/, 'gulls');
    await select(/^Merge into/, 'Crabs');
    await press(screen, 'Merge');
  };

  it('moves the first team into the second, with undo', async () => {
    const { writes, notices } = await showTeams(() => ({}), { offered: ['team-merge'] });
    await merge();
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Merged “gulls” into “Crabs”' }]));
    expect(writes()).toMatchObject([{ path: '/teams/1/merge.json', body: { game_id: 7, into: 2 } }]);
    await act(async () => notices[0]?.action?.run());
    expect(writes().at(-1)).toMatchObject({ path: '/teams/1/unmerge.json', body: { game_id: 7 } });
  });

  it.each([
    ['says why the undo was refused', refusal(402, undefined, 'No room.'), [{ tone: 'danger', text: 'No room.' }], 0],
    ['reports an undo that failed otherwise', failure(500), [], 1],
  ])('%s, without its dialog', async (_, error, said, faults) => {
    const fake = await showTeams(
      ({ path }) => {
        if (path.endsWith('/unmerge.json')) throw error;
        return {};
      },
      { offered: ['team-merge'] },
    );
    await merge();
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    await press(screen, 'Close');
    await act(async () => fake.notices[0]?.action?.run());
    expect(fake.notices.slice(1)).toMatchObject(said);
    expect(fake.reported).toHaveLength(faults);
  });

  it('says why it was refused', async () => {
    const refuse = () => {
      throw refusal(422, undefined, 'Crabs was deleted.');
    };
    const { notices } = await showTeams(refuse, { offered: ['team-merge'] });
    await merge();
    expect(await screen.findByText('Crabs was deleted.')).toBeTruthy();
    expect(notices).toEqual([]);
  });
});

describe('cards to print', () => {
  const saved = catchDownloads();

  it.each([
    ['are downloaded in the chosen size', 2, ['team-cards-7.pdf']],
    ['are not downloaded for a game without teams', 0, []],
  ])('%s', async (_, count, files) => {
    const file = { name: 'cards.pdf', type: 'application/pdf', content: btoa('%PDF-') };
    const { calls } = await showTeams(() => ({}), {
      offered: ['team-cards'],
      get: ({ path }) => (path === '/teams/cards/7.json' ? { file, count } : undefined),
    });
    await openBulk('Print team cards…');
    await userEvent.click(await screen.findByRole('radio', { name: /^Small/ }));
    await press(screen, 'Download PDF');
    if (count === 0) expect(await screen.findByText('This game has no teams yet.')).toBeTruthy();
    else await waitFor(() => expect(dialog()).toBeNull());
    expect(saved).toEqual(files);
    expect(calls.find(({ path }) => path === '/teams/cards/7.json')?.query).toMatchObject({ per_page: '8' });
  });
});
