import { act, renderHook, waitFor } from '@testing-library/react';
import type { Page } from '@waymark/client';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '../query';
import { useOptimisticList } from './use-optimistic-list';

/** A row of the monitor, as far as a list is concerned. */
interface Row {
  readonly id: number;
  readonly points: number;
}

/** A provider with a list of answers to review, two on a page. */
function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stored = { rows: [1, 2, 3].map((id) => ({ id, points: 0 })) };
  const seen: string[] = [];
  let held = Promise.resolve();
  /** Responses stay under way until the returned function is called. */
  const holdLoads = () => {
    let letGo: () => void = () => undefined;
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  };
  const query = (page: number) => ({
    queryKey: ['answers', 7, { page }],
    meta: { live: [] },
    queryFn: async (): Promise<Page<Row>> => {
      const items = stored.rows.slice((page - 1) * 2, page * 2);
      await held;
      return { items, page, pages: 2, count: stored.rows.length };
    },
  });
  const lists = ['answers', 7];
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const open = (page = 1) => ({
    ...renderHook(
      ({ page }) => {
        const list = useOptimisticList<Row>({ query: query(page), lists });
        seen.push(shown(list.items).join(' '));
        return list;
      },
      { wrapper: around, initialProps: { page } },
    ),
    /** What each rendering showed. */
    seen,
  });
  return { stored, open, holdLoads };
}

/** A write that ends when the test says so. */
function openWrite<T>() {
  let finish: (answer: T) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const answer = new Promise<T>((resolve, reject) => {
    finish = resolve;
    refuse = reject;
  });
  return { write: () => answer, finish, refuse };
}

const shown = (items: readonly Row[]) => items.map(({ id, points }) => `${id}=${points}`);
const accept = (points: number) => (row: Row) => ({ ...row, points });

describe('an optimistic list', () => {
  it('shows a change at once and keeps it once accepted', async () => {
    const { stored, open } = setUp();
    const { result } = open();
    await waitFor(() => expect(shown(result.current.items)).toEqual(['1=0', '2=0']));
    const { write, finish } = openWrite<void>();
    let done: Promise<void> | undefined;
    act(() => {
      done = result.current.change({ kind: 'edit', ids: [1], edit: accept(50) }, write);
    });
    expect(shown(result.current.items)).toEqual(['1=50', '2=0']);
    stored.rows = stored.rows.map((row) => (row.id === 1 ? accept(50)(row) : row));
    await act(async () => {
      finish();
      await done;
    });
    expect(shown(result.current.items)).toEqual(['1=50', '2=0']);
  });

  it('reverts exactly the refused change, not a later one', async () => {
    const { stored, open } = setUp();
    const { result } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    const [first, second] = [openWrite<void>(), openWrite<void>()];
    let refused: Promise<unknown> | undefined;
    act(() => {
      refused = result.current
        .change({ kind: 'edit', ids: [1], edit: accept(10) }, first.write)
        .catch((error) => error);
      void result.current.change({ kind: 'edit', ids: [2], edit: accept(20) }, second.write);
    });
    expect(shown(result.current.items)).toEqual(['1=10', '2=20']);
    await act(async () => {
      first.refuse(new Error('no'));
      await refused;
    });
    expect(await refused).toEqual(new Error('no'));
    expect(shown(result.current.items)).toEqual(['1=0', '2=20']);
    stored.rows = stored.rows.map((row) => (row.id === 2 ? accept(20)(row) : row));
    await act(async () => second.finish());
    await waitFor(() => expect(shown(result.current.items)).toEqual(['1=0', '2=20']));
  });

  it('shows a change on every screen with the list', async () => {
    const { open } = setUp();
    const [one, other] = [open(), open()];
    await waitFor(() => expect(other.result.current.items).toHaveLength(2));
    await waitFor(() => expect(one.result.current.items).toHaveLength(2));
    act(() => void one.result.current.change({ kind: 'remove', ids: [1] }, () => new Promise(() => undefined)));
    expect(shown(other.result.current.items)).toEqual(['2=0']);
    expect(other.result.current.page?.count).toBe(2);
  });

  it('reloads after a removal, so that the next item moves up', async () => {
    const { stored, open } = setUp();
    const { result } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    await act(() =>
      result.current.change({ kind: 'remove', ids: [1] }, async () => {
        stored.rows = stored.rows.slice(1);
      }),
    );
    await waitFor(() => expect(shown(result.current.items)).toEqual(['2=0', '3=0']));
  });

  it('keeps a new item on top of its page, wherever the provider sorts it', async () => {
    const { stored, open } = setUp();
    const { result, rerender } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    stored.rows = [...stored.rows, { id: 4, points: 0 }];
    act(() => result.current.pin({ id: 4, points: 0 }));
    await act(() => result.current.reload());
    expect(shown(result.current.items)).toEqual(['4=0', '1=0', '2=0']);
    rerender({ page: 2 });
    await waitFor(() => expect(shown(result.current.items)).toEqual(['3=0', '4=0']));
  });

  it('never shows a new item again once it is deleted', async () => {
    const { open } = setUp();
    const { result, seen } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    act(() => result.current.pin({ id: 4, points: 0 }));
    await act(() => result.current.change({ kind: 'edit', ids: [4], edit: accept(9), exact: true }, async () => 0));
    expect(new Set(seen)).toEqual(new Set(['', '1=0 2=0', '4=0 1=0 2=0', '4=9 1=0 2=0']));
    seen.length = 0;
    await act(() => result.current.change({ kind: 'remove', ids: [4] }, async () => 0));
    expect(new Set(seen)).toEqual(new Set(['1=0 2=0']));
  });

  it('does not show an accepted change undone by what was loaded before it', async () => {
    const { stored, open, holdLoads } = setUp();
    const { result, seen } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    const letGo = holdLoads();
    act(() => void result.current.reload());
    stored.rows = stored.rows.map((row) => (row.id === 1 ? accept(50)(row) : row));
    await act(() => result.current.change({ kind: 'edit', ids: [1], edit: accept(50), exact: true }, async () => 0));
    seen.length = 0;
    await act(async () => letGo());
    expect(shown(result.current.items)).toEqual(['1=50', '2=0']);
    expect(seen).not.toContain('1=0 2=0');
  });
});
