import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';

const at = (minute: number) => Date.UTC(2026, 4, 1, 10, minute);
const iso = (minute: number) => new Date(at(minute)).toISOString();

/** The same game as in `analytics/known-day.test.ts` of the provider, as its responses. */
const nothing = { tried: 0, solved: 0, rejected: 0, points: 0, hints: 0, seconds: null, after: null };
const of = (id: number, name: string) => ({ id, position: id, name, task_type: 0 });
const PROGRESS = {
  teams: [
    { id: 1, name: 'Gulls' },
    { id: 3, name: 'Herons' },
    { id: 2, name: 'Rats' },
  ],
  groups: [],
  challenges: [
    { ...of(1, 'Salute'), ...nothing, tried: 2, solved: 2, points: 200 },
    { ...of(2, 'Shanty'), tried: 2, solved: 1, rejected: 2, points: 50, hints: 1, seconds: 1440, after: 1 },
    { ...of(3, 'Gull'), ...nothing, tried: 2, solved: 1, points: 80, seconds: 720, after: 1 },
    { ...of(4, 'Lighthouse'), ...nothing },
  ],
  states: ['ddw-', '----', 'dwd-'],
  times: { from: iso(0), step: 600, answers: [2, 2, 2, 1, 1], rejected: [0, 1, 1, 0, 0] },
  judging: {
    median: 120,
    most: 360,
    longest: 360,
    minutes: [0, 2, 2, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
    judges: [
      { id: 8, name: 'Priya Raman', answers: 4, median: 60 },
      { id: 9, name: 'Jonas Lind', answers: 2, median: 120 },
    ],
  },
};
const PLACES = {
  cells: [
    { latitude: 51.45005, longitude: -2.60005, answers: 2, teams: 2, task_id: 1 },
    { latitude: 51.46, longitude: -2.61, answers: 1, teams: 1, task_id: 2 },
  ],
  located: 3,
  answers: 8,
};
const counts = (answers: number, solved: number, rejected: number) => ({ answers, solved, rejected });
const MOMENT = {
  before: { ...counts(4, 3, 1), points: 280, teams: 2, from: iso(0), to: iso(16) },
  after: { ...counts(4, 1, 1), points: 50, teams: 2, from: iso(24), to: iso(45) },
  challenges: [
    { id: 3, before: counts(1, 1, 0), after: counts(1, 0, 0) },
    { id: 1, before: counts(2, 2, 0), after: counts(0, 0, 0) },
    { id: 2, before: counts(1, 0, 1), after: counts(3, 1, 1) },
  ],
};

/** The game to compare with. */
const OTHER = 8;
const OTHER_PROGRESS = {
  ...PROGRESS,
  teams: [
    { id: 4, name: 'Terns' },
    { id: 5, name: 'Coots' },
  ],
  challenges: [
    { ...of(5, 'Anchor'), ...nothing, tried: 2, solved: 2 },
    { ...of(6, 'Knot'), ...nothing, tried: 1, rejected: 2 },
  ],
  states: ['d-', 'dr'],
  times: { from: iso(0), step: 600, answers: [3, 1], rejected: [1, 1] },
  judging: null,
};
const OTHER_ANSWERS: Readonly<Record<string, object>> = {
  '/analytics/teams.json': { analytics: { teams: 2, players: 6, players_per_team: 3 } },
  '/analytics/progress.json': OTHER_PROGRESS,
};

const ANSWERS: Readonly<Record<string, object>> = {
  '/analytics/teams.json': { analytics: { teams: 3, players: 4, players_per_team: 1.33 } },
  '/analytics/progress.json': PROGRESS,
  '/analytics/places.json': PLACES,
  '/analytics/moment.json': MOMENT,
  '/games.json': { games: [], meta: { page: 1, count: 0 } },
};

afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

const CELLS = 'th, td, [role$=header], [role=cell]';
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll(CELLS)].map((cell) => cell.textContent?.trim() ?? ''));
const figures = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);

/** All exported files of the page in one; London is an hour ahead in May. */
const FILE = [
  'answers-over-time',
  'From,Answers,Rejected',
  '2026-05-01 11:00:00,2,0',
  '2026-05-01 11:10:00,2,1',
  '2026-05-01 11:20:00,2,1',
  '2026-05-01 11:30:00,1,0',
  '2026-05-01 11:40:00,1,0',
  '',
  'teams-and-challenges',
  'Team,1 Salute,2 Shanty,3 Gull,4 Lighthouse,Done',
  'Gulls,done,done,waiting,missing,2',
  'Rats,done,waiting,done,missing,2',
  'Herons,missing,missing,missing,missing,0',
  '',
  'hold-ups',
  'Position,Challenge,After,Seconds lost,Median seconds,Tried,Solved,Rejected',
  '2,Shanty,Salute,720,1440,2,1,2',
  '4,Lighthouse,,,,0,0,0',
  '',
  'judging',
  'Judge,Answers,Median seconds',
  'Priya Raman,4,60',
  'Jonas Lind,2,120',
  'Figure,Seconds',
  ...['Median,120', '9 of 10 within,360', 'Longest,360'],
  'Minutes until the decision,Answers',
  ...'0,0 1,2 2,2 3,0 4,1 5,0 6,1 7,0 8,0 9,0 10,0 11,0 12+,0'.split(' '),
  '',
  'challenges',
  'Position,Challenge,Tried,Solved,Rejected,Points,Median seconds,Hints',
  '1,Salute,2,2,0,200,,0',
  '2,Shanty,2,1,2,50,1440,1',
  '3,Gull,2,1,0,80,720,0',
  '4,Lighthouse,0,0,0,0,,0',
  '',
  'places',
  'Latitude,Longitude,Answers,Teams,Challenge',
  '51.45005,-2.60005,2,2,1 · Salute',
  '51.46,-2.61,1,1,2 · Shanty',
  '',
  'before-and-after',
  'Challenge,Answers before,Solved before,Rejected before,Answers after,Solved after,Rejected after',
  'All,4,3,1,4,1,1',
  '1 Salute,2,2,0,0,0,0',
  '2 Shanty,1,0,1,3,1,1',
  '3 Gull,1,1,0,1,0,0',
  'Measure,Before,After',
  ...[`Answers per hour,15,${4 / (21 / 60)}`, 'Points,280,50', 'Teams,2,2'],
  '',
  'two-games',
  'Measure,The Known Day,Low Water',
  'teams,3,2',
  'players,4,6',
  'playersPerTeam,1.33,3',
  'challenges,4,2',
  'answers,8,4',
  'rejected,0.25,0.5',
  'done,0.3333333333333333,0.5',
  'judging,120,',
  'Minutes since the first answer,The Known Day,Low Water',
  ...'0,0,0 10,0.25,0.75 20,0.5,1 30,0.75,1 40,0.875,1 50,1,1'.split(' '),
];
/** The order of panels in the file depends on when they load. */
const panelsOf = (lines: readonly string[]) => lines.join('\n').split('\n\n').sort();

test('a hand-counted day is shown on screen and in the CSV as counted', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => saved.push(blob as Blob).toString();
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const fake = createFakeHost({
    path: `/games/analytics/7?at=${at(20) / 1000}&with=${OTHER}`,
    respond: ({ path, query }) => {
      if (path.endsWith(`/${OTHER}.json`)) return { game: buildGame({ name: 'Low Water' }) };
      const answers = query?.game_id === OTHER ? OTHER_ANSWERS : ANSWERS;
      return answers[path] ?? { game: buildGame({ name: 'The Known Day', tz: 'London' }) };
    },
  });
  const { element } = await mountRemote(remote, fake);
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('table', { name: 'Before and after' });
  await screen.findByRole('table', { name: 'Busiest places' });
  await screen.findByRole('table', { name: 'Beside another game' });

  expect(figures(element).slice(0, 3)).toEqual([
    ['Teams', '3'],
    ['Players', '4'],
    ['Players per team', '1.33'],
  ]);
  expect(screen.getByText('4 players in 3 teams, about 1.3 per team.')).toBeTruthy();

  expect(panel('Answers over time').getByText('Answers 8')).toBeTruthy();
  expect(panel('Answers over time').getByText('Rejected 2')).toBeTruthy();
  expect(rowsOf('Answers over time').map(([, ...numbers]) => numbers.join(' '))).toEqual([
    'Answers Rejected',
    ...['2 0', '2 1', '2 1', '1 0', '1 0'],
  ]);

  for (const total of ['Done 4', 'Waiting 2', 'Rejected 0', 'Missing 6'])
    expect(panel('Teams and challenges').getByText(total)).toBeTruthy();
  const marks = within(screen.getByRole('table', { name: 'Teams and challenges' })).getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Waiting: 3. Done: 1–2. Missing: 4.',
    'Waiting: 2. Done: 1, 3. Missing: 4.',
    'Missing: 1–4.',
  ]);
  const matrix = rowsOf('Teams and challenges');
  expect(matrix.slice(1, -1).map((row) => [row[0], row.at(-1)])).toEqual([
    ['Gulls', '2 of 4'],
    ['Rats', '2 of 4'],
    ['Herons', '0 of 4'],
  ]);
  expect(matrix.at(-1)?.filter((text) => text !== '')).toEqual(['Teams that solved it', '2', '1', '1', '0', '4']);

  expect(panel('Hold-ups').getByText('Time lost against the usual 12:00 between challenges:')).toBeTruthy();
  expect(
    panel('Hold-ups')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['12 minSaluteShanty2 answers were rejected.']);
  expect(panel('Hold-ups').getByText('Nobody has tried:').parentElement?.textContent).toBe(
    'Nobody has tried: 4 · Lighthouse',
  );

  expect(figures(screen.getByRole('region', { name: 'Judging time' }))).toEqual([
    ['Median', '2:00'],
    ['9 of 10 within', '6:00'],
    ['Longest', '6:00'],
  ]);
  const minutes = rowsOf('Answers by minutes until the decision').filter(([, count]) => Number(count) > 0);
  expect(minutes.map((row) => row.join(': '))).toEqual(['1–2 min: 2', '2–3 min: 2', '4–5 min: 1', '6–7 min: 1']);
  expect(panel('Judging time').getByRole('row', { name: 'Priya Raman 4 1:00' })).toBeTruthy();
  expect(panel('Judging time').getByRole('row', { name: 'Jonas Lind 2 2:00' })).toBeTruthy();

  const challenges = panel('Challenges').getAllByRole('row').slice(1);
  expect(challenges.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent))).toEqual([
    ['2', '2', '0', '200', '–', '0'],
    ['2', '1', '2', '50', '24:00', '1'],
    ['2', '1', '0', '80', '12:00', '0'],
    ['0', '0', '0', '0', '–', '0'],
  ]);

  expect(panel('Where people were').getByText('Answers with a location: 3 of 8')).toBeTruthy();
  expect(rowsOf('Busiest places').slice(1)).toEqual([
    ['1. 1 · Salute', '2', '2'],
    ['2. 2 · Shanty', '1', '1'],
  ]);

  // Four answers in 16 minutes, and four in 21.
  expect(rowsOf('Before and after').slice(1)).toEqual([
    ['Answers per hour', '15', '11.4'],
    ['Answers', '4', '4'],
    ['Solved', '3', '1'],
    ['Rejected', '25%', '25%'],
    ['Points', '280', '50'],
    ['Teams', '2', '2'],
    ['Rejected: 2 · Shanty', '100%', '33%'],
  ]);

  expect(rowsOf('Beside another game')).toEqual([
    ['What', 'The Known Day', 'Low Water'],
    ['Teams', '3', '2'],
    ['Players', '4', '6'],
    ['Players per team', '1.3', '3'],
    ['Challenges', '4', '2'],
    ['Answers', '8', '4'],
    ['Rejected', '25%', '50%'],
    ['Challenges teams have finished', '33%', '50%'],
    ['Median judging time', '2:00', '–'],
  ]);
  // Two of its eight answers came in each of the first three steps; three of the other game's four came in the first.
  const course = rowsOf('Share of all answers since the first one').slice(1);
  expect(course.filter(([minute]) => ['0 min', '10 min', '20 min', '30 min'].includes(minute ?? ''))).toEqual([
    ['0 min', '0%', '0%'],
    ['10 min', '25%', '75%'],
    ['20 min', '50%', '100%'],
    ['30 min', '75%', '100%'],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'All as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  const lines = String(reader.result)
    .replace(/^\ufeff/, '')
    .split('\r\n');
  expect(panelsOf(lines)).toEqual(panelsOf(FILE));
});
