import { renderHook, waitFor } from '@testing-library/react';
import { keys } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { act, type ReactNode } from 'react';
import { HostContext } from '../host-context';
import { QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import { useGameTitle } from './game-title';

const GAME = asGameId(7);

/** Queries notify their observers in the next task. */
const reported = () => act(() => new Promise((done) => setTimeout(done)));

function setUp(game?: object) {
  const { host: idle, titles } = pretendHost();
  const host = { ...idle, api: { ...idle.api, request: () => new Promise<never>(() => undefined) } };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  if (game) client.setQueryData(keys.game(GAME), game);
  let drawn = 0;
  const view = renderHook(
    () => {
      drawn += 1;
      return useGameTitle(GAME, 'Monitor');
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <HostContext value={host}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </HostContext>
      ),
    },
  );
  const change = (next: object) => client.setQueryData(keys.game(GAME), next);
  return { titles, view, change, drawn: () => drawn };
}

describe('the title of a game screen', () => {
  it('is the screen alone until the game is loaded, then includes its name', async () => {
    const { titles, view, change } = setUp();
    expect(titles).toEqual(['Monitor']);
    change({ name: 'Harbour' });
    await waitFor(() => expect(titles).toEqual(['Monitor', 'Harbour: Monitor']));
    expect(view.result.current).toBe('Harbour');
  });

  it('is the screen alone for an unnamed game', () => {
    expect(setUp({ name: '' }).titles).toEqual(['Monitor']);
  });

  it("doesn't re-render the screen when another field of the game changes", async () => {
    const { view, change, drawn } = setUp({ name: 'Harbour', intro: 'a' });
    const before = drawn();
    change({ name: 'Harbour', intro: 'b' });
    await reported();
    expect(drawn()).toBe(before);
    change({ name: 'Old harbour', intro: 'b' });
    await reported();
    expect(view.result.current).toBe('Old harbour');
  });
});
