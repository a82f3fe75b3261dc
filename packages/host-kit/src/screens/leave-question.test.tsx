import { screen, waitFor } from '@testing-library/react';
import type { LeaveAttempt } from '@waymark/contract';
import { createRoot } from 'react-dom/client';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { LeaveQuestion } from './leave-question';

let lost = false;
let loads = 0;
jest.mock('./leave-dialog', () => {
  loads += 1;
  if (lost) throw Object.assign(new Error('Loading chunk 51 failed'), { name: 'ChunkLoadError' });
  return { LeaveDialog: () => <p>our own question</p> };
});

// As in a browser: React's `act` would wait forever for a part whose code failed to load.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.restoreAllMocks();
});

/** A screen that somebody tries to leave. */
function draw() {
  const root = createRoot(document.body.appendChild(document.createElement('main')), {
    onCaughtError: () => undefined,
  });
  const { host } = pretendHost();
  const answers: string[] = [];
  const show = (attempt: LeaveAttempt | undefined) =>
    root.render(
      <HostContext value={host}>
        <LeaveQuestion attempt={attempt} onLeave={() => answers.push('discarded')} />
      </HostContext>,
    );
  const answer = (how: string) => () => {
    answers.push(how);
    show(undefined);
  };
  show(undefined);
  return {
    answers,
    leave: () => show({ proceed: answer('proceed'), stay: answer('stay') }),
    end: () => root.unmount(),
  };
}

it("is the browser's own, each time, while its code can't be loaded", async () => {
  lost = true;
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const { answers, leave, end } = draw();
  leave();
  await waitFor(() => expect(answers).toEqual(['stay']));
  expect(ask).toHaveBeenLastCalledWith('Leave without saving?');
  leave();
  await waitFor(() => expect(answers).toEqual(['stay', 'proceed', 'discarded']));
  expect(ask).toHaveBeenCalledTimes(2);
  end();
});

it('is there without a connection, because its code has loaded before anything is edited', async () => {
  lost = false;
  const before = loads;
  const { leave, end } = draw();
  await waitFor(() => expect(loads).toBe(before + 1));
  lost = true;
  leave();
  expect(await screen.findByText('our own question')).toBeTruthy();
  end();
});
