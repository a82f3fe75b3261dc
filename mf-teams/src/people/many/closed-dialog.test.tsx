import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { failure, refusal } from '@waymark/testing';
import { catchDownloads } from '@waymark/testing/catch-downloads';
import { held, openBulk, prepareTeams, press, showTeams } from '../../testing/show-teams';

prepareTeams();
// Preload lazy chunks so the first test doesn't time out.
beforeAll(() => import('./many-dialog'));
const saved = catchDownloads();

const offered = ['team-sheets', 'team-merge', 'team-cards'] as const;
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const title = () => dialog()?.querySelector('h2')?.textContent;
const close = async (name = 'Cancel') => {
  await press(within(dialog() ?? document.body), name);
  expect(title()).toBeUndefined();
};
const paste = async (text: string) => {
  await userEvent.click(await screen.findByLabelText('Email addresses'));
  await userEvent.paste(text);
};
const addresses = () => screen.getByLabelText<HTMLTextAreaElement>('Email addresses');

describe('a series of writes', () => {
  it('stops after the team on its way when its dialog is closed, and says how far it got', async () => {
    const second = held();
    let made = 0;
    const { writes, notices, loads } = await showTeams(({ method }) => {
      if (method !== 'POST') return {};
      made += 1;
      const answer = { team: { id: 50 + made, name: 'Team', users: [] } };
      return made === 2 ? second.answer.then(() => answer) : answer;
    });
    await openBulk('Add many teams…');
    await userEvent.type(await screen.findByLabelText('Names'), ' of gulls');
    await press(screen, 'Add 10 teams');
    await screen.findByRole('button', { name: '1 of 10' });
    await close();
    const before = loads();
    await act(async () => second.done());
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'info', text: 'Teams added: 2 of 10' }]));
    expect(writes().filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(made).toBe(2);
    expect(loads()).toBeGreaterThan(before);
  });

  it.each([
    [
      'says why an address was refused',
      refusal(409, undefined, 'Banned.'),
      [{ tone: 'danger', text: 'b@x.test: Banned.' }],
      0,
    ],
    [
      'says that a license is needed',
      refusal(402),
      [{ tone: 'danger', text: expect.stringMatching(/^By default your game/) }],
      0,
    ],
    ['reports another failure', failure(404), [], 1],
  ])('%s after its dialog was closed, and keeps the rest of the addresses', async (_, error, said, faults) => {
    const second = held();
    const { notices, reported } = await showTeams(({ body }) =>
      (body as { email?: string }).email === 'b@x.test' ? second.answer : {},
    );
    await openBulk('Add many players…');
    await paste('a@x.test\nb@x.test\nc@x.test');
    await press(screen, 'Add 3 players');
    await screen.findByRole('button', { name: '1 of 3' });
    await close();
    await act(async () => second.fail(error));
    await waitFor(() => expect(notices).toMatchObject([{ tone: 'info', text: 'Players added: 1 of 3' }, ...said]));
    expect(reported).toHaveLength(faults);
    await openBulk('Add many players…');
    expect(addresses().value).toBe('b@x.test\nc@x.test');
  });

  it('keeps lines that are typed while it runs', async () => {
    const second = held();
    await showTeams(({ body }) => ((body as { email?: string }).email === 'b@x.test' ? second.answer : {}));
    await openBulk('Add many players…');
    await paste('a@x.test\nb@x.test');
    await press(screen, 'Add 2 players');
    await screen.findByRole('button', { name: '1 of 2' });
    await userEvent.type(addresses(), '\nc@x.test\nd@x');
    await act(async () => second.fail(refusal(409, undefined, 'Banned.')));
    expect(await screen.findByText('b@x.test: Banned.')).toBeTruthy();
    expect(addresses().value).toBe('b@x.test\nc@x.test\nd@x');
  });
});

const drop = async () => {
  const input = await screen.findByLabelText('Spreadsheet');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File(['Crew\nTerns'], 'crews.csv')] } });
  });
};
const PREVIEW = { columns: [], fields: [], rows: [{ row: 2, team: 'Terns' }], teams: 1, players: 0 };
const wait = async () => undefined;

it.each([
  ['Add many teams…', wait, /^Add 10 teams/, '/teams.json'],
  ['Add many players…', () => paste('a@x.test'), /^Add 1 player/, '/teams/0/player.json'],
  ['Spread players over teams…', wait, 'Spread players', '/teams/2/player.json'],
  ['Make teams at random…', wait, /^Add 1 team/, '/teams.json'],
  ['Import a spreadsheet…', drop, /^Add 1 team/, '/teams/import.json'],
  ['Print team cards…', wait, 'Download PDF', '/teams/cards/7.json'],
])('%s does not close the dialog opened after it', async (entry, fill, button, path) => {
  const late = held();
  const team = { id: 71, name: 'Team 1', users: [] };
  const answer = (call: ApiRequest) => {
    if (call.path === path) return late.answer;
    return call.path === '/teams/import/preview.json' ? PREVIEW : { team };
  };
  const { calls } = await showTeams(answer, {
    offered,
    get: (call) => (call.path === path ? late.answer : undefined),
  });
  await openBulk(entry);
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(calls.some((call) => call.path === path)).toBe(true));
  await close();
  await openBulk('Merge teams…');
  await act(async () => {
    const file = { name: 'cards.pdf', type: 'application/pdf', content: btoa('%PDF-') };
    late.done({ team, teams: [9], players: [], file, count: 2 });
    await new Promise((later) => setTimeout(later, 50));
  });
  expect(title()).toBe('Merge teams');
  // Cancelled.
  expect(saved).toEqual([]);
});

it.each([
  ['says', refusal(422, undefined, 'Crabs was deleted.'), [{ tone: 'danger', text: 'Crabs was deleted.' }], 0],
  ['reports', failure(500), [], 1],
])('%s why a merge failed after its dialog was closed', async (_, error, said, faults) => {
  const late = held();
  const { notices, reported } = await showTeams(() => late.answer, { offered });
  await openBulk('Merge teams…');
  for (const [field, option] of [
    [/^Team/, 'gulls'],
    [/^Merge into/, 'Crabs'],
  ] as const) {
    await press(screen, field);
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }
  await press(screen, 'Merge');
  await close('Close');
  await act(async () => late.fail(error));
  expect(notices).toMatchObject(said);
  expect(reported).toHaveLength(faults);
});
