import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostContext } from '../host-context';
import { QueryClient, QueryClientProvider } from '../query';
import { pretendHost } from '../testing/pretend-host';
import type { EndlessPart } from './endless-list';
import { useEndlessList } from './use-endless-list';

interface Answer {
  readonly id: number;
}

const KEY = ['stream'];
const META = {};
const part = (...ids: number[]): EndlessPart<Answer> => ({
  items: ids.map((id) => ({ id })),
  isLast: false,
  count: undefined,
});

/** A list whose parts arrive when the test says so. */
async function open() {
  const asked: { readonly after: number | undefined; readonly answer: (part: EndlessPart<Answer>) => void }[] = [];
  const load = (after: Answer | undefined) =>
    new Promise<EndlessPart<Answer>>((answer) => asked.push({ after: after?.id, answer }));
  const client = new QueryClient();
  const { host } = pretendHost();
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <HostContext value={host}>{children}</HostContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useEndlessList<Answer>({ queryKey: KEY, meta: META, load }), { wrapper: around });
  const arrive = (...ids: number[]) => act(async () => asked.at(-1)?.answer(part(...ids)));
  await waitFor(() => expect(asked).toHaveLength(1));
  await arrive(9, 8);
  return {
    asked,
    arrive,
    client,
    ids: () => result.current.items.map(({ id }) => id),
    more: () => result.current.more(),
  };
}

it('loads the part after its last item', async () => {
  const { asked, arrive, ids, more } = await open();
  act(() => void more());
  await arrive(7, 6);
  await waitFor(() => expect(ids()).toEqual([9, 8, 7, 6]));
  expect(asked.map(({ after }) => after)).toEqual([undefined, 8]);
});

it('leaves no gap when it starts over while a part loads', async () => {
  const { asked, arrive, client, ids, more } = await open();
  act(() => void more());
  const older = asked.at(-1);
  act(() => void client.invalidateQueries({ queryKey: KEY }));
  await waitFor(() => expect(asked).toHaveLength(3));
  await arrive(30, 29);
  await waitFor(() => expect(ids()).toEqual([30, 29]));
  await act(async () => older?.answer(part(7, 6)));
  act(() => void more());
  await arrive(28, 27);
  await waitFor(() => expect(ids()).toEqual([30, 29, 28, 27]));
  expect(asked.at(-1)?.after).toBe(29);
});
