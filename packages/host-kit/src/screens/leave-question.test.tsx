import { render, screen, waitFor } from '@testing-library/react';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { LeaveQuestion } from './leave-question';

let loads = 0;
jest.mock('./leave-dialog', () => {
  loads += 1;
  return { LeaveDialog: () => <p>Leave?</p> };
});

it('has loaded its code before anything is edited', async () => {
  render(
    <HostContext value={pretendHost().host}>
      <LeaveQuestion attempt={undefined} onLeave={() => undefined} />
    </HostContext>,
  );
  await waitFor(() => expect(loads).toBe(1));
  expect(screen.queryByText('Leave?')).toBeNull();
});
