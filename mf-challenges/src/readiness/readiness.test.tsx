import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE, type TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { useReadable } from '@waymark/host-kit';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { useAskedFields } from '../challenge/asked-field';
import { names, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => import('./readiness-panel'));

jest.mock('../editor/challenge-editor', () => ({ ChallengeEditor: EditorOfOne }));
function EditorOfOne({ id }: { readonly id: TaskId }) {
  const asked = useReadable(useAskedFields());
  return asked?.task === id ? <p>Leading to {asked.field}</p> : null;
}

afterEach(unmountRemotes);

const NO_ANSWER: Finding = { rule: 'no-valid-answer', level: 'problem', task: 103, field: 'trivia' };
const COSTLY: Finding = {
  rule: 'hints-cost-more',
  level: 'advice',
  task: 102,
  field: 'hint_1_points',
  values: { cost: 60, points: 50 },
};
const SMALL = (task: number): Finding => ({
  rule: 'small-picture',
  level: 'advice',
  task,
  field: 'standard',
  values: { width: 640, height: 480, least: 800 },
});
const BACKWARD: Finding = { rule: 'game-backward', level: 'problem', field: 'finish_at' };

async function showFound(findings: readonly Finding[], options = {}) {
  const shown = await showList(options);
  shown.platform.findings = [...findings];
  await act(async () => shown.client.invalidateQueries({ queryKey: ['readiness', 7] }));
  return shown;
}
const mark = (name: string) => screen.findByRole('button', { name });
const open = async (name: string) => {
  const button = await mark(name);
  await act(async () => button.click());
  return within(await screen.findByRole('region', { name: 'Is this game ready?' }));
};

it('says next to the title that the game is ready, with details on demand', async () => {
  await showFound([]);
  const panel = await open('Ready');
  expect(await panel.findByRole('heading', { name: 'This game can be played' })).toBeTruthy();
  expect(panel.getByText('5 challenges checked. No problems found.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Is this game ready?');
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Is this game ready?' })).toBeNull();
});

it('is open at once where a link asks for it, which the address does not keep', async () => {
  const { location } = await showFound([NO_ANSWER], { path: '/tasks/organize/7?pageSize=10#readiness' });
  const panel = within(await screen.findByRole('region', { name: 'Is this game ready?' }));
  expect(await panel.findByRole('button', { name: /^3 · Challenge 103/ })).toBeTruthy();
  expect(location()).toMatchObject({ search: '?pageSize=10', hash: '' });
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Is this game ready?' })).toBeNull();
});

it('groups findings by level with reason and place, and merges equal ones', async () => {
  await showFound([NO_ANSWER, COSTLY, ...[101, 102, 103].map(SMALL)]);
  const panel = await open('1 problem');
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Problems · 1',
    'Suggestions · 4',
  ]);
  expect(panel.getByText('There is no correct answer.').closest('p')?.textContent).toContain(
    'Add a correct answer, or every reply will be marked wrong.',
  );
  expect(panel.getByText('Its hints cost more points (60) than the challenge earns (50).')).toBeTruthy();
  expect(panel.getAllByText(/A picture is 640 × 480/)).toHaveLength(1);
  expect(panel.getByRole('button', { name: '3 · Challenge 103 · Image' })).toBeTruthy();
});

it('links to the challenge and field of a finding on any page', async () => {
  const { location } = await showFound([COSTLY, { ...NO_ANSWER, rule: 'radius-without-place' }], {
    count: 12,
    path: '/tasks/organize/7?page=2&pageSize=10',
  });
  expect(names()).toEqual(['Challenge 111', 'Challenge 112']);
  const panel = await open('1 problem');
  await clickOn(panel.getByRole('button', { name: '2 · Challenge 102 · Deduction of hint 1' }));
  await waitFor(() => expect(location()).toMatchObject({ search: '?pageSize=10', state: { open: '102' } }));
  await waitFor(() => expect(screen.getByText('Leading to hint_1_points')).toBeTruthy());
  await clickOn(panel.getByRole('button', { name: /^3 · Challenge 103/ }));
  await waitFor(() => expect(screen.getByText('Leading to address')).toBeTruthy());
});

it('is computed locally without the capability, and again after a change', async () => {
  const { platform, calls } = await showList({
    documents: true,
    overrides: (n) => (n === 3 ? { task_type: TASK_TYPE.trivia, trivia: '' } : {}),
  });
  const panel = await open('1 problem');
  expect(panel.getByRole('button', { name: '3 · Challenge 103 · Valid answers' })).toBeTruthy();
  platform.tasks = platform.tasks.map((task) => ({ ...task, trivia: 'gull' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
  expect(await mark('Ready')).toBeTruthy();
  expect(calls.some(({ path }) => path.includes('readiness'))).toBe(false);
});

it('links to the settings for findings about the game', async () => {
  const { location } = await showFound([BACKWARD]);
  const panel = await open('1 problem');
  await userEvent.click(panel.getByRole('button', { name: 'Game · Finish' }));
  expect(location()).toMatchObject({ pathname: '/games/edit/7', hash: '#optional', state: { field: 'finish_at' } });
});

it('is reloaded after a saved change', async () => {
  const { platform, calls } = await showFound([NO_ANSWER]);
  await mark('1 problem');
  platform.findings = [];
  const before = calls.filter(({ path }) => path.endsWith('/readiness.json')).length;
  await userEvent.click(screen.getByRole('button', { name: 'Add challenge' }));
  expect(await mark('Ready')).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('/readiness.json')).length).toBe(before + 1);
});
