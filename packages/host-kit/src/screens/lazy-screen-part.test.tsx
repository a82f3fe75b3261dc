import { screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { HostContext } from '../host-context';
import { pretendHost } from '../testing/pretend-host';
import { lazyScreenPart } from './lazy-screen-part';

// As in a browser: React's `act` would wait forever for a part whose code failed to load.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
});

/** A screen with a field and a part whose code fails to load the given number of times. */
function draw(failures: number) {
  let loads = 0;
  const Photo = lazyScreenPart(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('ChunkLoadError');
    return ({ name }: { name: string }) => <p>Photo of {name}</p>;
  }, 'Waiting');
  const { host, reported, socket } = pretendHost();
  const root = createRoot(document.body.appendChild(document.createElement('main')), {
    onCaughtError: () => undefined,
  });
  root.render(
    <HostContext value={host}>
      <input aria-label="Name" />
      <Photo name="the quay" />
    </HostContext>,
  );
  return { reported, socket, loads: () => loads };
}

describe('a lazy part of a screen', () => {
  it('renders once loaded', async () => {
    draw(0);
    expect(await screen.findByText('Photo of the quay')).toBeTruthy();
  });

  it('shows a failure in its place, reloads on Retry, and leaves inputs beside it alone', async () => {
    const { reported, loads } = draw(2);
    const trouble = await screen.findByRole('status');
    expect(trouble.textContent).toContain("This part couldn't be loaded");
    screen.getByLabelText<HTMLInputElement>('Name').value = 'Quay Walk';
    expect([reported.length, loads()]).toEqual([1, 1]);
    screen.getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect([reported.length, loads()]).toEqual([2, 2]));
    (await screen.findByRole('button', { name: 'Retry' })).click();
    expect(await screen.findByText('Photo of the quay')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Quay Walk');
  });

  it('that failed to load retries automatically once the browser is back online', async () => {
    const { loads } = draw(1);
    await screen.findByRole('button', { name: 'Retry' });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Photo of the quay')).toBeTruthy();
    expect(loads()).toBe(2);
  });

  it('that failed to load retries automatically once the lost socket is back', async () => {
    const { loads, socket } = draw(1);
    await screen.findByRole('button', { name: 'Retry' });
    socket.set('reconnecting');
    expect(loads()).toBe(1);
    socket.set('live');
    expect(await screen.findByText('Photo of the quay')).toBeTruthy();
    expect(loads()).toBe(2);
  });
});
