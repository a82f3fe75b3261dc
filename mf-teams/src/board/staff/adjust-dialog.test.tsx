import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId, asTeamId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { held } from '../../testing/show-teams';
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
const TEAMS = [{ id: asTeamId(5), name: 'Gulls', points: 40, completed: 1 }];
const GAME = asGameId(7);

async function open(respond: NonNullable<FakeHostOptions['respond']>) {
  const { host, calls } = createFakeHost({ respond });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queries.client as QueryClient}>
        <AdjustDialog game={GAME} teams={TEAMS} onClose={() => undefined} />
      </QueryClientProvider>
    </HostContext>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const chooseTeam = async () => {
    await userEvent.click(dialog.getByRole('button', { name: /Team/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gulls' }));
  };
  return { host, calls, dialog, chooseTeam };
}

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
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  expect([points.value, reason.value]).toEqual(['8', 'Late start']);
  answer = held();
  await userEvent.click(give);
  answer.done(GIVEN);
  await waitFor(() => expect([points.value, reason.value]).toEqual(['', '']));
});

it('has the leaderboard loaded again after a bonus and after its revocation', async () => {
  const { host, dialog, chooseTeam } = await open(({ method }) =>
    method === 'GET' ? { adjustments: [GIVEN.adjustment] } : GIVEN,
  );
  const view = { style: undefined, term: '', perPage: 9999 };
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
