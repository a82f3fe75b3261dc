import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../../remote';

const challenge = (id: number, fields: object) => ({
  id,
  position: id,
  name: `Challenge ${id}`,
  task_type: 1,
  tried: 2,
  solved: 2,
  rejected: 0,
  points: 100,
  hints: 0,
  seconds: 120,
  ...fields,
});
const PROGRESS = {
  teams: [
    { id: 1, name: 'Gulls' },
    { id: 2, name: 'Bilge Rats' },
  ],
  challenges: [
    challenge(1, {}),
    challenge(2, { solved: 1, rejected: 4, seconds: 900, hints: 3 }),
    challenge(3, { tried: 0, solved: 0, points: 0, seconds: null }),
  ],
  states: ['dw-', 'dd-'],
  times: { from: '2026-05-01T10:00:00.000Z', step: 600, answers: [3, 5], rejected: [1, 3] },
  judging: {
    median: 180,
    most: 240,
    longest: 300,
    minutes: [1, 2],
    judges: [{ id: 9, name: 'Priya Raman', answers: 3, median: 180 }],
  },
};

async function show(offered = true, progress: object = PROGRESS, tz?: string) {
  const fake = createFakeHost({
    path: '/games/analytics/7',
    ...(offered ? {} : { offered: [] }),
    respond: ({ path }) => {
      if (path === '/analytics/teams.json') return { analytics: { teams: 2, players: 8, players_per_team: 4 } };
      if (path === '/analytics/progress.json') return progress;
      return { game: buildGame({ name: 'The Pilot’s Lost Logbook', ...(tz && { tz }) }) };
    },
  });
  await mountRemote(remote, fake);
  return fake;
}

afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

const matrix = () => screen.findByRole('table', { name: 'Teams and challenges' });
const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

test('each team is listed with its progress, sortable by any column', async () => {
  await show();
  const table = await matrix();
  expect(namesIn(table)).toEqual(['Bilge Rats', 'Gulls']);
  const gulls = within(within(table).getAllByRole('row')[2] as HTMLElement);
  expect(gulls.getByRole('img').getAttribute('aria-label')).toBe('Waiting: 2. Done: 1. Missing: 3.');
  expect(gulls.getByText('1 of 3')).toBeTruthy();
  const sums = within(within(table).getByRole('row', { name: /^Teams that solved it/ }));
  expect(sums.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '1', '0', '3']);
  await userEvent.click(within(table).getByRole('button', { name: '2 Challenge 2' }));
  await userEvent.click(within(table).getByRole('button', { name: '2 Challenge 2' }));
  expect(namesIn(table)).toEqual(['Gulls', 'Bilge Rats']);
});

test('lists hold-ups, untried challenges, judging times and judges', async () => {
  await show();
  await matrix();
  const holdUp = screen.getByText('13 min', { selector: 'b' }).closest('li');
  expect(holdUp?.textContent).toContain('Challenge 1Challenge 2');
  expect(holdUp?.textContent).toContain('4 answers were rejected.');
  expect(holdUp?.querySelector('[data-worst]')).toBeTruthy();
  expect(screen.getByText('Nobody has tried:').parentElement?.textContent).toBe('Nobody has tried: 3 · Challenge 3');
  const judging = within(screen.getByRole('region', { name: 'Judging time' }));
  expect(judging.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3:00', '4:00', '5:00']);
  expect(judging.getByRole('row', { name: 'Priya Raman 3 3:00' })).toBeTruthy();
});

test('judging times are a table for screen readers, minute by minute', async () => {
  await show();
  await matrix();
  const table = within(screen.getByRole('table', { name: 'Answers by minutes until the decision' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TimeAnswers',
    '0–1 min1',
    '1+ min2',
  ]);
});

function catchFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => saved.push(blob as Blob).toString();
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}

test('a panel is a table for screen readers and a CSV file', async () => {
  const saved = catchFiles();
  await show();
  await matrix();
  const table = screen.getByRole('table', { name: 'Answers over time' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Answers over time as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.result).toMatch(/2026-05-01 \d\d:10:00,5,3/));
  await userEvent.click(screen.getByRole('button', { name: 'All as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const all = new FileReader();
  all.readAsText(saved[1] as Blob);
  await waitFor(() =>
    expect(all.result).toMatch(/answers-over-time\r\nFrom,Answers,Rejected[\s\S]*\r\n\r\nteams-and-challenges/),
  );
});

test("a CSV file has the game's times, as exports do", async () => {
  const saved = catchFiles();
  await show(true, PROGRESS, 'Australia/Sydney');
  await matrix();
  await userEvent.click(screen.getByRole('button', { name: 'Answers over time as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.result).toContain('2026-05-01 20:00:00,3,1'));
});

test('only the three figures are shown without the capability', async () => {
  const { calls } = await show(false);
  expect(await screen.findByText('Players per team')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/analytics/progress.json')).toEqual([]);
  expect(screen.queryByText('Answers over time')).toBeNull();
});
