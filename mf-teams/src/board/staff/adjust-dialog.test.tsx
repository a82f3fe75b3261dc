import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asGameId, asTeamId } from '@waymark/contract';
import { HostContext } from '@waymark/host-kit';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { createFakeHost } from '@waymark/testing';
import { held } from '../../testing/show-teams';
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

it('clears what was sent, but not what is typed for the next team meanwhile', async () => {
  let answer = held();
  const { host, calls } = createFakeHost({
    respond: ({ method }) => (method === 'GET' ? { adjustments: [] } : answer.answer),
  });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queries.client as QueryClient}>
        <AdjustDialog game={asGameId(7)} teams={TEAMS} onClose={() => undefined} />
      </QueryClientProvider>
    </HostContext>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const points = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Points' });
  const reason = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Reason' });
  const give = dialog.getByRole('button', { name: 'Give points' });
  const fill = async (amount: string, why: string) => {
    await userEvent.clear(points);
    await userEvent.type(points, amount);
    await userEvent.clear(reason);
    await userEvent.type(reason, why);
  };
  await userEvent.click(dialog.getByRole('button', { name: /Team/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Gulls' }));
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
