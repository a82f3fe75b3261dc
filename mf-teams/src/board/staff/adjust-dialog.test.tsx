import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { held, pressEnter } from '../../testing/show-teams';
import { storeUnder } from '../../testing/stored';
import AdjustDialog from './adjust-dialog';

const GIVEN = {
  adjustment: {
    id: 1,
    team: { id: 5, name: 'Gulls' },
    points: 5,
    reason: 'x',
    by: 'Maren',
    created_at: '2026-11-22T14:00:00Z',
  },
};
const TEAMS = [
  { id: 5, name: 'Gulls', points: 40, completed: 1 },
  { id: 6, name: 'Terns', points: 30, completed: 1 },
];
const GAME = asGameId(7);
/** The list is narrowed to some teams. */
const VIEW = { style: undefined, term: 'Terns', perPage: 9999 };

async function open(answer: NonNullable<FakeHostOptions['respond']>) {
  const { host, calls } = createFakeHost({
    respond: (call) => {
      if (!call.path.startsWith('/leaderboards/game/')) return answer(call);
      return { teams: TEAMS.filter(({ name }) => name.includes(String(call.query?.term ?? ''))), count: 2 };
    },
  });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queries.client as QueryClient}>
        <AdjustDialog game={GAME} view={VIEW} onClose={() => undefined} />
      </QueryClientProvider>
    </HostContext>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const chooseTeam = async () => {
    await userEvent.click(await dialog.findByRole('button', { name: /Choose a team/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gulls' }));
  };
  return { host, calls, dialog, chooseTeam };
}

const loads = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.filter(({ method, path }) => method === 'GET' && path === '/leaderboards/adjustments/7.json');

it('offers all teams, also while the list shows some', async () => {
  const { dialog } = await open(() => ({ adjustments: [] }));
  await userEvent.click(await dialog.findByRole('button', { name: /Choose a team/ }));
  await screen.findByRole('option', { name: 'Gulls' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Gulls', 'Terns']);
});

it('clears what was sent, but not what is typed for the next team meanwhile', async () => {
  let answer = held();
  const { calls, dialog, chooseTeam } = await open(({ method }) =>
    method === 'GET' ? { adjustments: [] } : answer.answer,
  );
  const points = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Points' });
  const reason = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  const give = dialog.getByRole('button', { name: 'Give points' });
  const fill = async (amount: string, why: string) => {
    await userEvent.clear(points);
    await userEvent.type(points, amount);
    await userEvent.clear(reason);
    await userEvent.type(reason, why);
  };
  await chooseTeam();
  await fill('5', 'Best costume');
  await userEvent.click(give);
  await fill('8', 'Late start');
  answer.done(GIVEN);
  // The list is loaded again once the first one is done.
  await waitFor(() => expect(loads(calls)).toHaveLength(2));
  expect([points.value, reason.value]).toEqual(['8', 'Late start']);
  answer = held();
  await userEvent.click(give);
  answer.done(GIVEN);
  await waitFor(() => expect([points.value, reason.value]).toEqual(['', '']));
});

it('gives points by Enter', async () => {
  const { calls, dialog, chooseTeam } = await open(({ method }) => (method === 'GET' ? { adjustments: [] } : GIVEN));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const given = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Points' }), '5');
  await userEvent.type(reason, 'Best costume');
  pressEnter(reason);
  expect(given()).toEqual([]);
  await chooseTeam();
  pressEnter(reason);
  await waitFor(() => expect(given()).toEqual([{ game_id: 7, team_id: 5, points: 5, reason: 'Best costume' }]));
});

it('writes what was given with a sign, grouped as other points', async () => {
  const given = [2000, -2000].map((points, id) => ({ ...GIVEN.adjustment, id, points }));
  const { dialog } = await open(() => ({ adjustments: given }));
  const list = within(await dialog.findByRole('list', { name: 'Given so far' }));
  const written = list.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent);
  expect(written).toEqual(['+2,000', '-2,000']);
});

it('has the leaderboard loaded again after a bonus and after its revocation', async () => {
  const { host, dialog, chooseTeam } = await open(({ method }) =>
    method === 'GET' ? { adjustments: [GIVEN.adjustment] } : GIVEN,
  );
  const view = { style: undefined, term: 'another', perPage: 9999 };
  const isOld = () => storeUnder(host, keys.board(GAME, view));
  const afterBonus = isOld();
  await chooseTeam();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Points' }), '5');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Give points' }));
  await waitFor(() => expect(afterBonus()).toEqual([true]));
  const afterRevocation = isOld();
  expect(afterRevocation()).toEqual([false]);
  await userEvent.click(dialog.getByRole('button', { name: /^Remove 5 points from Gulls/ }));
  await waitFor(() => expect(afterRevocation()).toEqual([true]));
});
