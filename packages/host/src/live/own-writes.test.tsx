import { act, cleanup, renderHook } from '@testing-library/react';
import { SHOWN, shows } from '@waymark/client';
import { type ApiCapability, asGameId, type LiveMessage } from '@waymark/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@waymark/host-kit/query';
import type { ReactNode } from 'react';
import { livePage, ME } from '../testing/live-page';

describe("a live message about this page's own write", () => {
  const reported = (task: number): LiveMessage => ({
    id: `${Math.random()}`,
    source: 'ss.task.update',
    detail: { user_id: ME, game: { id: 7 }, task: { id: task } },
  });

  /** A page with a list that counts its loads, and an api whose writes end when the test says so. */
  function write(kind: 'tasks' | 'rewards' = 'tasks') {
    const queries = new QueryClient();
    const { code, writes, live: desk } = livePage(queries);
    const load = () => Promise.all([code.load(), rest()]);
    let loads = 0;
    const list = {
      queryKey: [kind, 7, 'on view'],
      meta: shows(SHOWN[kind], asGameId(7)),
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => (loads += 1),
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    renderHook(() => useQuery(list), { wrapper });
    let answer = (_: 'done' | 'failed') => {};
    const api = writes.watch<Pick<ApiCapability, 'request'>>({
      request: () =>
        new Promise<unknown>((resolve, reject) => {
          answer = (how) => (how === 'done' ? resolve({}) : reject(new Error('refused')));
        }),
    });
    /** Like screens, reloads after the response. */
    const save = async (path = '/tasks/5.json') => {
      await api.request({ method: 'PUT', path });
      await queries.invalidateQueries({ queryKey: [kind, 7] });
    };
    return { desk, load, save, answer: (how: 'done' | 'failed') => answer(how), loads: () => loads, queries };
  }
  const rest = () => act(() => jest.advanceTimersByTimeAsync(1000));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it.each(['before', 'after'])('loads nothing twice when it arrives %s the response', async (when) => {
    const { desk, load, save, answer, loads } = write();
    await load();
    const saved = save();
    if (when === 'before') desk.receive(reported(5));
    answer('done');
    await saved;
    if (when === 'after') desk.receive(reported(5));
    await rest();
    expect(loads()).toBe(1);
  });

  it("loads what the screen didn't load itself", async () => {
    const { desk, load, save, answer, queries } = write();
    await load();
    queries.setQueryData(['task-places', 7], 'old');
    const saved = save();
    answer('done');
    await saved;
    desk.receive(reported(5));
    await rest();
    expect(queries.getQueryState(['task-places', 7])?.isInvalidated).toBe(true);
  });

  it('matches one write: a second message, or one about another challenge, reloads', async () => {
    const { desk, load, save, answer, loads } = write();
    await load();
    const saved = save();
    answer('done');
    await saved;
    desk.receive(reported(6));
    await rest();
    expect(loads()).toBe(2);
    desk.receive(reported(5));
    await rest();
    expect(loads()).toBe(2);
    desk.receive(reported(5));
    await rest();
    expect(loads()).toBe(3);
  });

  it('reloads after a failed write, which may have succeeded after all', async () => {
    const { desk, load, save, answer, loads } = write();
    await load();
    const saved = save().catch(() => undefined);
    desk.receive(reported(5));
    answer('failed');
    await saved;
    await rest();
    expect(loads()).toBe(1);
  });

  it("counts as another page's if it arrives long after the response", async () => {
    const { desk, load, save, answer, loads } = write();
    await load();
    const saved = save();
    answer('done');
    await saved;
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    desk.receive(reported(5));
    await rest();
    expect(loads()).toBe(2);
  });

  it('is matched by the noun that the address of its call stands for', async () => {
    const { desk, load, save, answer, loads } = write('rewards');
    await load();
    const saved = save('/achievements/5.json');
    answer('done');
    await saved;
    desk.receive({ id: 'x', source: 'ss.reward.update', detail: { user_id: ME, game: { id: 7 }, reward: { id: 5 } } });
    await rest();
    expect(loads()).toBe(1);
  });

  it('is matched even if the write began before this code loaded', async () => {
    const { desk, load, save, answer, loads } = write();
    const saved = save();
    await load();
    desk.receive(reported(5));
    answer('done');
    await saved;
    await rest();
    expect(loads()).toBe(1);
  });
});
