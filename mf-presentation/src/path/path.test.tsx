import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asTaskId, type GameUser, type Task } from '@waymark/contract';
import { buildGame, createFakeHost, failure } from '@waymark/testing';
import { buildTask } from '@waymark/testing/factories';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';

const SCRIPT = '<img src=x onerror="alert(1)"> %% click c0 call alert()';
const TASKS: readonly Task[] = [
  buildTask({ id: asTaskId(1), position: 1, name: 'Quay or water?', task_type: 11, multiplechoice: `Quay,${SCRIPT}` }),
  buildTask({ id: asTaskId(2), position: 2, name: SCRIPT, unlock_by_task_ids: `1;${SCRIPT}` }),
  buildTask({ id: asTaskId(3), position: 3, name: 'Read the chart', unlock_by_task_ids: '1;Quay' }),
  buildTask({ id: asTaskId(4), position: 4, name: 'On its own' }),
];

async function show(
  tasks: () => readonly Task[] = () => TASKS,
  findings: readonly object[] = [],
  options: Parameters<typeof createFakeHost>[0] = {},
  user: GameUser | undefined = buildGame().user,
) {
  const fake = createFakeHost({
    ...options,
    path: '/games/path/7',
    features: ['adventures'],
    respond: ({ path }) => {
      if (path.startsWith('/tasks/game/')) return { tasks: tasks(), meta: { page: 1, count: tasks().length } };
      if (path.endsWith('/readiness.json')) return { findings, checked: 4, tasks: 4 };
      return { game: { ...buildGame({ name: 'The Pilot’s Lost Logbook' }), user } };
    },
  });
  const { element } = await mountRemote(remote, fake);
  return { ...fake, element };
}
const card = (id: number) => document.querySelector(`[data-challenge="${id}"]`) as HTMLElement;
const drawn = () => waitFor(() => expect(document.querySelectorAll('[data-challenge]')).toHaveLength(4));

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  // With reduced motion nothing is animated.
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the path shows all challenges, answers and openings from one call', async () => {
  const { calls } = await show();
  await drawn();
  const asked = calls.filter(({ path }) => path.startsWith('/tasks/'));
  expect(asked).toMatchObject([{ method: 'GET', path: '/tasks/game/7.json', query: { page: 1, per_page: 9999 } }]);
  expect(
    within(card(1))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Quay', SCRIPT]);
  expect(within(card(4)).queryAllByRole('button')).toEqual([]);
  const lines = [...document.querySelectorAll('path[data-from]')].map((line) => ({ ...(line as SVGElement).dataset }));
  expect(lines).toEqual([
    { from: '1', to: '3', answer: 'Quay' },
    { from: '1', to: '2', answer: SCRIPT },
  ]);
});

/** A chain of challenges, each opened by the one before. */
const chain = (length: number): readonly Task[] =>
  Array.from({ length }, (_, at) =>
    buildTask({ id: asTaskId(at + 1), position: at + 1, name: `Stop ${at + 1}`, unlock_by_task_id: at || null }),
  );
const all = () => document.querySelectorAll('[data-challenge]').length;

test('all challenges of a usual game are shown, those in the window first; of a large one only those near it', async () => {
  await show(() => chain(12));
  await waitFor(() => expect(all()).toBeGreaterThan(0));
  expect(card(1)).toBeTruthy();
  await waitFor(() => expect(all()).toBe(12));
  expect(document.querySelectorAll('path[data-from]')).toHaveLength(11);
  await unmountRemotes();
  await show(() => chain(81));
  await waitFor(() => expect(card(4)).toBeTruthy());
  expect(card(80)).toBeNull();
});

/** A challenge that opens this many others. */
const fan = (width: number): readonly Task[] =>
  Array.from({ length: width + 1 }, (_, at) =>
    buildTask({ id: asTaskId(at + 1), position: at + 1, name: `Stop ${at + 1}`, unlock_by_task_id: at ? 1 : null }),
  );
const NUMBER = /-?[\d.]+/g;
/** The top and bottom of a card, and those of the window. */
const spans = (id: number) => {
  const top = Number(card(id).style.transform.match(NUMBER)?.[1]);
  const frame = document.querySelector('[data-window]');
  const start = Number(frame?.getAttribute('y'));
  return { top, bottom: top + 144, start, end: start + Number(frame?.getAttribute('height')) };
};

test('the first view includes what a split opens above it', async () => {
  await show(() => fan(3));
  await drawn();
  const above = spans(2);
  expect(above.top).toBeLessThan(spans(1).top);
  expect(above.start).toBeGreaterThanOrEqual(0);
  expect(above.start).toBeLessThan(above.top);
});

test('the first view of a path higher than the window is around its first challenge', async () => {
  await show(() => fan(50));
  await waitFor(() => expect(card(1)).toBeTruthy());
  const { top, bottom, start, end } = spans(1);
  expect(start).toBeGreaterThan(1000);
  expect(top - start).toBe(end - bottom);
});

test('a challenge outside the window moves into it with the focus', async () => {
  await show(() => chain(12));
  await waitFor(() => expect(all()).toBe(12));
  const left = () => Number(document.querySelector('[data-window]')?.getAttribute('x'));
  const before = left();
  // To jsdom all focus is visible.
  act(() => within(card(12)).getByRole('link').focus());
  await waitFor(() => expect(left()).toBeGreaterThan(before));
});

test('headlines and answers with scripts stay text', async () => {
  await show();
  await drawn();
  expect(within(card(2)).getByText(SCRIPT)).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('the path is read-only and links to the Challenge Panel', async () => {
  const { calls, element, location } = await show();
  await drawn();
  expect(element.querySelector('[contenteditable], form, [draggable="true"]')).toBeNull();
  expect(screen.getByText(/^Changes are made in the/).textContent).toBe('Changes are made in the Challenge Panel.');
  expect(screen.getByRole('link', { name: 'Challenge Panel' }).getAttribute('href')).toContain('/tasks/organize/7');
  await userEvent.click(within(card(3)).getByRole('link'));
  expect(location()).toMatchObject({ pathname: '/tasks/organize/7', state: { open: '3' } });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('the path of a game links nobody to the Challenge Panel who may not change its challenges', async () => {
  await show(undefined, undefined, undefined, { access: 'Joined' });
  await drawn();
  await screen.findByText(/^Changes are made in the/);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Challenge Panel' })).toBeNull());
  expect(within(card(3)).queryByRole('link')).toBeNull();
});

test('a click on an answer highlights the challenges it makes reachable', async () => {
  await show();
  await drawn();
  await userEvent.click(within(card(1)).getByRole('button', { name: 'Quay' }));
  expect([1, 2, 3, 4].map((id) => card(id).dataset.mark)).toEqual(['lit', 'unlit', 'lit', 'lit']);
  expect(screen.getByText('A player who answers “Quay” can open 3 of 4 challenges.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(card(2).dataset.mark).toBeUndefined();
});

test('readiness problems are marked on their challenges, and a button steps through them', async () => {
  const finding = (task: number) => ({ rule: 'lock-missing', level: 'problem', task, field: 'unlock_by_task_ids' });
  await show(undefined, [finding(2), finding(4), { ...finding(3), level: 'advice' }]);
  await drawn();
  await waitFor(() =>
    expect([1, 2, 3, 4].map((id) => card(id).dataset.finding ?? '')).toEqual(['', 'problem', '', 'problem']),
  );
  await userEvent.click(screen.getByRole('button', { name: '2 to check' }));
  await waitFor(() => expect(document.querySelector('[data-selected]')).toBe(card(2)));
  await userEvent.click(screen.getByRole('button', { name: '2 to check' }));
  await waitFor(() => expect(document.querySelector('[data-selected]')).toBe(card(4)));
});

test("a long problem is cut in its mark, in the page's text direction", async () => {
  const finding = { rule: 'lock-missing', level: 'problem', task: 2, field: 'unlock_by_task_ids' };
  await show(undefined, [finding], { direction: 'rtl' });
  await drawn();
  const text = await within(card(2)).findByText(/Its prerequisite doesn't exist/);
  expect(text.parentElement?.lastElementChild?.textContent).toContain('It would never open.');
  const { overflow, textOverflow } = getComputedStyle(text);
  expect([overflow, textOverflow, text.dir]).toEqual(['hidden', 'ellipsis', 'rtl']);
});

test('a challenge with a lock is never called open, even if what it waits for is missing', async () => {
  const LOCKED = 'Locked until another is done';
  const tasks = [
    buildTask({ id: asTaskId(1), position: 1, name: 'Waits for none' }),
    buildTask({ id: asTaskId(2), position: 2, name: 'Waits for a missing one', unlock_by_task_ids: '99' }),
    buildTask({ id: asTaskId(3), position: 3, name: 'Waits for itself', unlock_by_task_id: 3 }),
    buildTask({ id: asTaskId(4), position: 4, name: 'Waits for the first', unlock_by_task_id: 1 }),
  ];
  const finding = ({ id }: Task) => ({ rule: 'lock-missing', level: 'problem', task: id, field: 'unlock_by_task_ids' });
  await show(() => tasks, tasks.map(finding));
  await drawn();
  const next = await screen.findByRole('button', { name: '4 to check' });
  const told: (string | null | undefined)[] = [];
  for (const { id } of tasks) {
    await userEvent.click(next);
    await waitFor(() => expect(document.querySelector('[data-selected]')).toBe(card(id)));
    told.push(document.querySelector('[data-over][role="status"] p')?.textContent);
  }
  expect(told).toEqual(['Opens 4 Waits for the first', LOCKED, LOCKED, 'After 1 Waits for none']);
});

test('an overview shows all challenges and frames the visible ones', async () => {
  await show();
  await drawn();
  const overview = screen.getByRole('img', { name: /^Overview of all challenges/ });
  expect(overview.querySelector('[data-cards="plain"]')?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
  const frame = overview.querySelector('[data-window]');
  expect([frame?.getAttribute('width'), frame?.getAttribute('height')]).toEqual(['1200', '800']);
});

test("overlays on the diagram follow the page's text direction", async () => {
  await show(undefined, undefined, { direction: 'rtl' });
  await drawn();
  const over = [screen.getByText(/Changes are made in the/), screen.getByRole('toolbar', { name: /View/ })];
  expect(over.map((one) => one.closest('[dir]')?.getAttribute('dir'))).toEqual(['rtl', 'rtl']);
});

test('a path that failed to load says why and can be retried', async () => {
  let broken = true;
  await show(() => {
    if (broken) throw failure(500, undefined, 'The platform answered with status 500.');
    return TASKS;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The platform answered with status 500.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await drawn();
});
